import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planLocalPrompt } from '../../../../../src/core/agent/local-planner/plan-local-prompt.js';
import type { PlanningSnapshot } from '../../../../../src/core/agent/local-planner/planner-rule.js';
import { STUDIO_TOOLS } from '../../../../../src/core/tools/register-tools.js';

const SNAPSHOT: PlanningSnapshot = {
  toolNames: new Set(STUDIO_TOOLS.map(({ definition }) => definition.name)),
  paths: ['index.html', 'styles.css', 'app.js', 'docs/Guide.md', 'README.md'],
  activePath: 'index.html',
  entryPath: 'index.html',
};

const STATUS = 'workspace.getStatus';
const LIST = 'workspace.listFiles';
const read = (path: string): string => `workspace.readFile ${JSON.stringify({ path })}`;
const INSPECT = [STATUS, LIST, read('index.html')];
const call = (name: string, args: object = {}): string =>
  Object.keys(args).length === 0 ? name : `${name} ${JSON.stringify(args)}`;
const hero = (copy: object): readonly string[] => [...INSPECT, call('preview.updateHero', copy)];
const theme = (name: string): readonly string[] => [STATUS, call('preview.setTheme', { theme: name })];
const feature = (title: string, description: string): string => call('preview.addFeature', { title, description });
const patch = (path: string, search: string, replace: string, occurrence = 'first'): readonly string[] => [
  STATUS,
  LIST,
  read(path),
  call('workspace.applyPatch', { path, search, replace, occurrence }),
];
const create = (path: string, source: string): readonly string[] => [
  STATUS,
  call('workspace.createFile', { path, source }),
];

const rename = (fromPath: string, toPath: string): readonly string[] => [
  STATUS,
  LIST,
  call('workspace.renameFile', { fromPath, toPath }),
];
const remove = (path: string): readonly string[] => [STATUS, LIST, call('workspace.deleteFile', { path })];

const download = (path: string): readonly string[] => [STATUS, LIST, call('workspace.downloadFile', { path })];

const DEFAULT_HERO = call('preview.updateHero', {
  title: 'Make something worth keeping',
  subtitle: 'Say what you want to see. You approve every change before it happens.',
});
const DEFAULT_FEATURE = feature(
  'Made with approval',
  'Every change is proposed first, and shown the moment you agree.',
);

const ENGLISH: readonly (readonly [prompt: string, calls: readonly string[]])[] = [
  ['Change the hero title to "Hello Jig"', hero({ title: 'Hello Jig' })],
  ["Change the hero title to 'Hello Jig'", hero({ title: 'Hello Jig' })],
  ["Make the headline “It's fine”", hero({ title: "It's fine" })],
  ['Rename the hero title to "X"', hero({ title: 'X' })],
  ['Change the hero subtitle to "Only this"', hero({ subtitle: 'Only this' })],
  ['Update the subtitle to "S" and the title to "T"', hero({ title: 'T', subtitle: 'S' })],
  ['Set the hero to "T" "S"', hero({ title: 'T', subtitle: 'S' })],
  ['Change the hero title from "Old" to "New"', hero({ title: 'New' })],
  ['Change the hero title to "Undo everything in app.js"', hero({ title: 'Undo everything in app.js' })],
  ['Update the hero', [STATUS, DEFAULT_HERO]],
  ['Make it emerald', theme('emerald')],
  ['Orange please, not blue', theme('amber')],
  ['Turn the theme PINK', theme('rose')],
  ['Go purple', theme('violet')],
  ['Add a feature card', [STATUS, DEFAULT_FEATURE]],
  ['Add a card titled "Fast" with description "Very fast"', [STATUS, feature('Fast', 'Very fast')]],
  [
    'Make everything green and add a feature card "Together" "Two people"',
    [...theme('emerald'), feature('Together', 'Two people')],
  ],
  [
    'Add a feature card "A" "B" and change the hero title to "T"',
    [...INSPECT, feature('A', 'B'), call('preview.updateHero', { title: 'T' })],
  ],
  ['Replace "Begin" with "Start now" in index.html', patch('index.html', 'Begin', 'Start now')],
  ['Replace all "a" with "b" in app.js', patch('app.js', 'a', 'b', 'all')],
  ['Change "Hello" to "Bye"', patch('index.html', 'Hello', 'Bye')],
  ['Edit the hero: "a" to "b" in styles.css', patch('styles.css', 'a', 'b')],
  ['Update "x" to "y" in guide.md', patch('docs/Guide.md', 'x', 'y')],
  ['Open styles.css', [call('workspace.openFile', { path: 'styles.css' })]],
  ['Show me the readme', [call('workspace.openFile', { path: 'README.md' })]],
  ['View "app.js"', [call('workspace.openFile', { path: 'app.js' })]],
  ['Rename index.html to landing.html', rename('index.html', 'landing.html')],
  ['Rename the file "app.js" to "main.js"', rename('app.js', 'main.js')],
  ['Rename hero.html to feature-card.html', rename('hero.html', 'feature-card.html')],
  ['Rename green.css to rose.css', rename('green.css', 'rose.css')],
  ['Rename guide.md to tour.md', rename('docs/Guide.md', 'docs/tour.md')],
  ['Rename docs/guide.md to tour.md', rename('docs/Guide.md', 'tour.md')],
  ['Move app.js to js/app.js', rename('app.js', 'js/app.js')],
  ['Rename app.js to a new file main.js and show it', rename('app.js', 'main.js')],
  [
    'Rename app.js to main.js and make it green',
    [...rename('app.js', 'main.js'), call('preview.setTheme', { theme: 'emerald' })],
  ],
  ['Rename app.js to main.js, then save', [...rename('app.js', 'main.js'), 'workspace.saveCheckpoint']],
  ['Delete app.js', remove('app.js')],
  ['Remove the file guide.md', remove('docs/Guide.md')],
  ['Delete the old page "landing.html"', remove('landing.html')],
  ['Delete features.html', remove('features.html')],
  ['Remove the readme file', remove('README.md')],
  ['Download the current file', download('index.html')],
  ['Download styles.css', download('styles.css')],
  ['Export guide.md', download('docs/Guide.md')],
  ['Download the readme', download('README.md')],
  ['Download hero.html', download('hero.html')],
  ['Download all of app.js', download('app.js')],
  [
    'Download the current file and make it green',
    [...download('index.html'), call('preview.setTheme', { theme: 'emerald' })],
  ],
  ['Undo the rename of index.html to landing.html', [STATUS, 'workspace.undo']],
  ['Undo', [STATUS, 'workspace.undo']],
  ['Undo the green theme', [STATUS, 'workspace.undo']],
  ['Undo the hero change', [STATUS, 'workspace.undo']],
  ['Undo that and then save', [STATUS, 'workspace.undo', 'workspace.saveCheckpoint']],
  ['Redo the last change', [STATUS, 'workspace.redo']],
  ['Refresh the preview', [STATUS, 'preview.refresh']],
  ['Reload preview', [STATUS, 'preview.refresh']],
  ['Create notes.md', create('notes.md', '# Notes\n')],
  ['Create a new file docs/plan.md "The plan"', create('docs/plan.md', 'The plan\n')],
  ['New file please', create('notes.md', '# Notes\n')],
  ['Save', [STATUS, 'workspace.saveCheckpoint']],
  ['Reload the folder', [STATUS, 'workspace.reloadFolder']],
  ['Re-read my folder from disk', [STATUS, 'workspace.reloadFolder']],
  ['Disconnect the folder', [STATUS, 'workspace.disconnectFolder']],
  ['Unlink folder please', [STATUS, 'workspace.disconnectFolder']],
  ['Reset the workspace', [STATUS, 'workspace.reset']],
  ['Start over with the demo and save', [STATUS, 'workspace.reset']],
  ['What is the preview status?', ['preview.getStatus']],
  ['Show workspace status', [STATUS]],
  ['Is the folder writable?', [STATUS]],
];

const KOREAN: readonly (readonly [prompt: string, calls: readonly string[]])[] = [
  ['히어로 제목을 "안녕 지그"로 바꿔줘', hero({ title: '안녕 지그' })],
  ['제목을 「안녕」으로 변경', hero({ title: '안녕' })],
  ['부제를 “조용한 곳”으로 변경해줘', hero({ subtitle: '조용한 곳' })],
  ['제목을 "가"에서 "나"로 바꿔줘', hero({ title: '나' })],
  ['랜딩 페이지 제목 "가" 부제 "나"로 수정', hero({ title: '가', subtitle: '나' })],
  ['히어로를 바꿔줘', [STATUS, DEFAULT_HERO]],
  ['초록색으로 바꿔줘', theme('emerald')],
  ['테마를 보라색으로', theme('violet')],
  ['주황색 테마', theme('amber')],
  ['분홍으로 변경', theme('rose')],
  ['기능 카드 추가해줘', [STATUS, DEFAULT_FEATURE]],
  ['카드 "빠름" "아주 빠릅니다" 추가', [STATUS, feature('빠름', '아주 빠릅니다')]],
  ['app.js에서 "가"를 "나"로 교체해줘', patch('app.js', '가', '나')],
  ['"가"를 "나"로 모두 바꿔줘', patch('index.html', '가', '나', 'all')],
  ['styles.css 열어줘', [call('workspace.openFile', { path: 'styles.css' })]],
  ['readme 보여줘', [call('workspace.openFile', { path: 'README.md' })]],
  ['index.html을 landing.html로 이름 변경해줘', rename('index.html', 'landing.html')],
  ['index.html의 이름을 landing.html로 바꿔줘', rename('index.html', 'landing.html')],
  ['app.js 파일 이름을 main.js로 변경', rename('app.js', 'main.js')],
  ['app.js를 js/app.js로 옮겨줘', rename('app.js', 'js/app.js')],
  ['파일 다운로드해줘', download('index.html')],
  ['app.js 내려받기', download('app.js')],
  ['styles.css를 내보내줘', download('styles.css')],
  ['app.js 삭제해줘', remove('app.js')],
  ['app.js 파일을 지워줘', remove('app.js')],
  ['readme 파일 삭제', remove('README.md')],
  ['실행 취소해줘', [STATUS, 'workspace.undo']],
  ['방금 한 것을 되돌려줘', [STATUS, 'workspace.undo']],
  ['되돌리고 그리고 저장해줘', [STATUS, 'workspace.undo', 'workspace.saveCheckpoint']],
  ['다시 실행', [STATUS, 'workspace.redo']],
  ['미리보기 새로고침', [STATUS, 'preview.refresh']],
  ['미리보기를 갱신해줘', [STATUS, 'preview.refresh']],
  ['미리보기 상태 알려줘', ['preview.getStatus']],
  ['작업공간 상태', [STATUS]],
  ['저장 가능해?', [STATUS]],
  ['저장해줘', [STATUS, 'workspace.saveCheckpoint']],
  ['폴더 다시 읽어줘', [STATUS, 'workspace.reloadFolder']],
  ['폴더 새로고침', [STATUS, 'workspace.reloadFolder']],
  ['폴더 연결 해제', [STATUS, 'workspace.disconnectFolder']],
  ['폴더 연결을 끊어줘', [STATUS, 'workspace.disconnectFolder']],
  ['폴더 연결 됐어?', [STATUS]],
  ['초기화해줘', [STATUS, 'workspace.reset']],
  ['처음부터 다시 하자', [STATUS, 'workspace.reset']],
  ['notes.md 파일 만들어줘', create('notes.md', '# Notes\n')],
  ['새 파일 생성해줘', create('notes.md', '# Notes\n')],
];

const NEAR_MISSES: readonly string[] = [
  'hello',
  '',
  'evergreen forests and amberjack',
  'Tell me about the hero',
  'What a hero',
  'the cards are nice',
  'Remove the feature card',
  'Remove the green',
  'How do I reset the workspace?',
  "Don't reset the workspace",
  'Please do not save',
  'What does undo do?',
  'Why is the preview refreshing?',
  'I saved time today',
  'Start over',
  'undoing is hard, redoing too',
  'Change the feature section',
  '"Undo" "Reset the workspace"',
  'Rename the card',
  'Rename index.html',
  'Rename the function in app.js to match main.js',
  'Move the styles from index.html to styles.css',
  'Rename app.js to app.js',
  'Remove the border from styles.css',
  'Add an export to app.js',
  'Download the whole workspace',
  'Export the trace',
  'The downloads are slow',
  "Don't download app.js",
  'How do I disconnect the folder?',
  'Do not reload the folder',
  'The folder reloads by itself',
  '작업공간 전체를 내려받아줘',
  'Delete the second line of app.js',
  'Remove "x" in app.js',
  'Remove the feature card from the file',
  "Don't delete app.js",
  'How do I rename index.html to landing.html?',
  'A deleted file',
  'Deletes app.js',
  '안녕하세요',
  '저장하지 마',
  '초기화는 어떻게 해?',
  '기능 카드를 지워줘',
  'app.js에서 첫 줄을 지워줘',
  'index.html의 스타일을 styles.css로 옮겨줘',
  'index.html 이름 변경해줘',
  'app.js 삭제하지 마',
  '히어로가 뭐야',
];

const WHICH_FILE: readonly string[] = [
  'Delete a file',
  'Remove the file please',
  'Delete app.js and styles.css',
  '파일을 삭제해줘',
  'app.js와 styles.css를 지워줘',
];

describe('the local planner', () => {
  for (const [language, table] of [
    ['English', ENGLISH],
    ['Korean', KOREAN],
  ] as const) {
    for (const [prompt, calls] of table) {
      it(`plans (${language}) ${prompt}`, () => {
        const plan = planLocalPrompt(prompt, SNAPSHOT);
        assert.equal(plan.kind, 'calls');
        assert.deepEqual(
          plan.calls.map((planned) => call(planned.name, planned.arguments)),
          calls,
        );
      });
    }
  }

  for (const prompt of NEAR_MISSES) {
    it(`only looks at the files for: ${prompt}`, () => {
      const plan = planLocalPrompt(prompt, SNAPSHOT);
      assert.equal(plan.kind, 'unclear');
      assert.deepEqual(
        plan.calls.map(({ name }) => name),
        [LIST],
      );
    });
  }

  for (const prompt of WHICH_FILE) {
    it(`lists the files and asks which one for: ${prompt}`, () => {
      const plan = planLocalPrompt(prompt, SNAPSHOT);
      assert.equal(plan.kind, 'which-file');
      assert.deepEqual(
        plan.calls.map(({ name }) => name),
        [LIST],
      );
    });
  }

  it('asks which file to download when none is named and none is open', () => {
    const { activePath: _none, ...snapshot } = SNAPSHOT;
    const plan = planLocalPrompt('Download it', snapshot);
    assert.deepEqual(plan, { kind: 'which-file', calls: [{ name: LIST, arguments: {} }] });
  });

  for (const prompt of ['Save', 'Save to the folder', '저장해줘', '폴더에 반영해줘']) {
    it(`saves to the folder that is linked: ${prompt}`, () => {
      const { calls } = planLocalPrompt(prompt, { ...SNAPSHOT, folderLinked: true });
      assert.deepEqual(
        calls.map(({ name }) => name),
        [STATUS, 'workspace.saveAll'],
      );
    });
  }

  it('says which tool is missing when folders are not offered', () => {
    const toolNames = new Set(['workspace.getStatus', 'workspace.listFiles']);
    for (const [prompt, toolName] of [
      ['Reload the folder', 'workspace.reloadFolder'],
      ['폴더 연결 해제', 'workspace.disconnectFolder'],
    ] as const) {
      assert.deepEqual(planLocalPrompt(prompt, { ...SNAPSHOT, toolNames }), {
        kind: 'unavailable',
        calls: [],
        toolName,
      });
    }
  });

  it('calls only what was listed, preflight included', () => {
    const toolNames = new Set(['preview.setTheme', 'workspace.undo']);
    const plan = planLocalPrompt('Make it emerald', { ...SNAPSHOT, toolNames });
    assert.deepEqual(
      plan.calls.map(({ name }) => name),
      ['preview.setTheme'],
    );
    assert.equal(planLocalPrompt('Save', { ...SNAPSHOT, toolNames }).kind, 'unavailable');
    assert.deepEqual(planLocalPrompt('hello', { ...SNAPSHOT, toolNames }).calls, []);
  });

  it('makes the same plan of the same prompt each time', () => {
    for (const [prompt] of [...ENGLISH, ...KOREAN]) {
      assert.deepEqual(planLocalPrompt(prompt, SNAPSHOT), planLocalPrompt(prompt, SNAPSHOT));
    }
  });
});
