// @vitest-environment jsdom
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { collectEarlyInput, replayEarlyInput } from './early-input.ts';

const heard: string[] = [];

/** Controls that hold their values in state and render again after hydration. */
function Controls() {
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('sale');
  const [city, setCity] = useState('');
  const [furnished, setFurnished] = useState(false);
  const [note, setNote] = useState('Hello');
  const [price, setPrice] = useState('50');
  const [, renderAgain] = useState(0);
  useLayoutEffect(() => {
    setTimeout(() => renderAgain(1));
  }, []);
  return (
    <form>
      <input name="words" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      {['sale', 'rent'].map((value) => (
        <input
          key={value}
          type="radio"
          name="status"
          value={value}
          checked={status === value}
          onChange={() => setStatus(value)}
        />
      ))}
      <select
        name="city"
        value={city}
        onChange={(event) => {
          heard.push(event.currentTarget.value);
          setCity(event.currentTarget.value);
        }}
      >
        <option value="">Any</option>
        <option value="Harare">Harare</option>
        <option value="Lagos">Lagos</option>
      </select>
      <input
        type="checkbox"
        name="furnished"
        checked={furnished}
        onChange={(event) => setFurnished(event.currentTarget.checked)}
      />
      <textarea name="note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <input type="range" name="price" value={price} onChange={(event) => setPrice(event.currentTarget.value)} />
      <input name="plain" defaultValue="as it was" />
      <output>{JSON.stringify({ words, status, city, furnished, note, price })}</output>
    </form>
  );
}

function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(replayEarlyInput), []);
  return children;
}

const page = (
  <Page>
    <Controls />
  </Page>
);

async function hydrate(enterEarly: (root: HTMLElement) => void, enterWhileHydrating?: (root: HTMLElement) => void) {
  heard.length = 0;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page);
  enterEarly(root);
  await act(async () => {
    collectEarlyInput();
    const hydrated = hydrateRoot(root, page);
    // Tests of other files share the document.
    onTestFinished(() => {
      hydrated.unmount();
      root.remove();
    });
    enterWhileHydrating?.(root);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return {
    state: JSON.parse(root.querySelector('output')!.textContent) as Record<string, unknown>,
    entered: Object.fromEntries(new FormData(root.querySelector('form')!)),
    root,
  };
}

const field = <T extends Element = HTMLInputElement>(root: HTMLElement, selector: string) =>
  root.querySelector<T>(selector)!;

test('components keep the value of every kind of control from before hydration', async () => {
  const { state, entered } = await hydrate((root) => {
    field(root, '[name=words]').value = 'flat in Lekki';
    field(root, '[value=rent]').checked = true;
    field<HTMLSelectElement>(root, 'select').value = 'Lagos';
    field(root, '[name=furnished]').checked = true;
    field<HTMLTextAreaElement>(root, 'textarea').value = 'Hello, is it free?';
    field(root, '[name=price]').value = '80';
    field(root, '[name=plain]').value = 'changed';
  });
  const values = { words: 'flat in Lekki', status: 'rent', city: 'Lagos', note: 'Hello, is it free?', price: '80' };
  expect(state).toEqual({ ...values, furnished: true });
  expect(entered).toEqual({ ...values, furnished: 'on', plain: 'changed' });
});

test('a text field that was emptied before hydration stays empty', async () => {
  const { state, entered } = await hydrate((root) => {
    field<HTMLTextAreaElement>(root, 'textarea').value = '';
  });
  expect([state.note, entered.note]).toEqual(['', '']);
});

test('input during hydration is replayed too', async () => {
  const { state } = await hydrate(
    (root) => {
      field(root, '[name=words]').value = 'l';
    },
    (root) => {
      const words = field(root, '[name=words]');
      words.value = 'lagos';
      words.dispatchEvent(new Event('input', { bubbles: true }));
    },
  );
  expect(state.words).toBe('lagos');
});

test('untouched controls get no event', async () => {
  const { state } = await hydrate(() => undefined);
  expect(state).toEqual({ words: '', status: 'sale', city: '', furnished: false, note: 'Hello', price: '50' });
  expect(heard).toEqual([]);
});

test('a choice that was undone before hydration is not replayed', async () => {
  await hydrate((root) => {
    field<HTMLSelectElement>(root, 'select').value = 'Harare';
    field<HTMLSelectElement>(root, 'select').value = '';
  });
  expect(heard).toEqual([]);
});

test('the focus and the caret keep their positions', async () => {
  const { root } = await hydrate((page) => {
    const words = field(page, '[name=words]');
    words.focus();
    words.value = 'house';
    words.setSelectionRange(2, 2);
  });
  const words = field(root, '[name=words]');
  expect(document.activeElement).toBe(words);
  expect(words.selectionStart).toBe(2);
});

test('a control that is replaced by another element keeps its value and the focus', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page);
  field(root, '[name=words]').focus();
  field(root, '[name=words]').value = 'kept';
  collectEarlyInput();
  root.innerHTML = renderToString(page);
  replayEarlyInput();
  expect(field(root, '[name=words]').value).toBe('kept');
  expect(document.activeElement).toBe(field(root, '[name=words]'));
});
