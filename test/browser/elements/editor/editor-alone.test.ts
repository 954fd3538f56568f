import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/editor.js';
import type { JigEditorElement } from '../../../../src/elements/editor/editor-element.js';
import { waitUntil } from '../../../support/wait-until.js';

async function openForm(): Promise<{ readonly form: HTMLFormElement; readonly editor: JigEditorElement }> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <fieldset>
        <jig-editor name="style" value="a {}" syntax="css" label="Your style" style="height: 160px"></jig-editor>
      </fieldset>
      <button>Send</button>
    </form>
  `);
  const editor = form.querySelector('jig-editor')!;
  await waitUntil(() => content(editor), 'the code appears');
  return { form, editor };
}

const content = (editor: JigEditorElement): HTMLElement | null =>
  editor.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null;
const submitted = (form: HTMLFormElement): FormDataEntryValue | null => new FormData(form).get('style');

describe('jig-editor alone, in a form', () => {
  it('shows its value under its own name and submits it', async () => {
    const { form, editor } = await openForm();
    expect(content(editor)?.textContent).to.equal('a {}');
    expect(content(editor)?.getAttribute('aria-label')).to.equal('Your style');
    expect(submitted(form)).to.equal('a {}');
    editor.value = 'b {}';
    await editor.updateComplete;
    expect(submitted(form)).to.equal('b {}');
    await expect(editor).to.be.accessible();
  });

  it('fires input with the value known, and change when the person leaves', async () => {
    const { form, editor } = await openForm();
    const heard: string[] = [];
    form.addEventListener('input', () => heard.push(`input ${editor.value ?? ''}`));
    form.addEventListener('change', () => heard.push(`change ${editor.value ?? ''}`));
    editor.value = 'x';
    await editor.updateComplete;
    editor.focus();
    await sendKeys({ type: 'y' });
    expect(heard).to.deep.equal(['input yx']);
    form.querySelector('button')?.focus();
    await waitUntil(() => heard.length === 2);
    expect(heard).to.deep.equal(['input yx', 'change yx']);
    editor.focus();
    await waitUntil(() => editor.shadowRoot?.querySelector('.cm-focused'), 'the code has the focus');
    form.querySelector('button')?.focus();
    await waitUntil(() => !editor.shadowRoot?.querySelector('.cm-focused'), 'it has left the code');
    await nextFrame();
    expect(heard.length).to.equal(2);
  });

  it('rests once it is out of the page, and has its code again when it is put back', async () => {
    const { form, editor } = await openForm();
    const parent = editor.parentElement!;
    let updates = 0;
    editor.addController({ hostUpdated: () => (updates += 1) });
    editor.remove();
    await waitUntil(() => !content(editor), 'its code is taken down');
    const after = updates;
    await new Promise((resolve) => setTimeout(resolve, 200));
    // One more at the most: the one that its code is gone from.
    expect(updates).to.be.at.most(after + 1);
    parent.append(editor);
    await waitUntil(() => content(editor)?.textContent === 'a {}', 'the code is back');
    expect(submitted(form)).to.equal('a {}');
  });

  it('goes back to its first value with the form', async () => {
    const { form, editor } = await openForm();
    editor.focus();
    await sendKeys({ type: 'z' });
    expect(submitted(form)).to.equal('za {}');
    form.reset();
    await editor.updateComplete;
    expect(submitted(form)).to.equal('a {}');
    expect(content(editor)?.textContent).to.equal('a {}');
  });

  it('cannot be changed while it is read-only or its fieldset is disabled', async () => {
    const { form, editor } = await openForm();
    editor.readOnly = true;
    await editor.updateComplete;
    expect(content(editor)?.getAttribute('aria-readonly')).to.equal('true');
    editor.readOnly = false;
    form.querySelector('fieldset')!.disabled = true;
    await editor.updateComplete;
    expect(content(editor)?.getAttribute('aria-readonly')).to.equal('true');
    expect(submitted(form)).to.equal(null);
  });

  it('is invalid while it is too long, with the reason', async () => {
    const { form, editor } = await openForm();
    expect(form.checkValidity()).to.equal(true);
    editor.value = 'x'.repeat(80_001);
    await editor.updateComplete;
    expect(form.checkValidity()).to.equal(false);
    editor.value = 'x';
    await editor.updateComplete;
    expect(form.checkValidity()).to.equal(true);
  });

  it('is a field by its name alone, and needed where it says so: the form is not submitted while it is empty', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><jig-editor name="note" required style="height: 120px"></jig-editor></form>`,
    );
    const editor = form.querySelector('jig-editor')!;
    await waitUntil(() => content(editor), 'the code appears');
    expect(new FormData(form).get('note')).to.equal('');
    expect([form.checkValidity(), editor.validity.valueMissing, editor.matches(':invalid')]).to.deep.equal([
      false,
      true,
      true,
    ]);
    editor.focus();
    await sendKeys({ type: 'done' });
    expect([form.checkValidity(), editor.validity.valid]).to.deep.equal([true, true]);
    editor.value = 'x'.repeat(80_001);
    await editor.updateComplete;
    expect([editor.checkValidity(), editor.validity.tooLong]).to.deep.equal([false, true]);
    form.reset();
    await editor.updateComplete;
    expect([editor.value, editor.validity.valueMissing]).to.deep.equal(['', true]);
    editor.required = false;
    await editor.updateComplete;
    expect(form.reportValidity()).to.equal(true);
  });

  it('takes the text that the browser restores', async () => {
    const { form, editor } = await openForm();
    editor.formStateRestoreCallback('restored');
    await editor.updateComplete;
    expect(submitted(form)).to.equal('restored');
  });
});
