export const README_MD = `# Canvas

A small landing page to work on. Three files make it:

- \`index.html\`: the words and the painting
- \`styles.css\`: how it looks; \`--accent\` and \`--accent-soft\` tint everything
- \`app.js\`: the button that repaints

## Things to ask for

- Change the hero title to "Hello Jig"
- Make it emerald
- Add a feature card "Work together" "Two people, one page, no lost edits."
- Replace "Begin" with "Start now" in index.html
- Undo

Every change is proposed first, and nothing happens before you approve it.
`;
