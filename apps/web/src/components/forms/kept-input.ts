import { type RefObject, useEffect } from 'react';
import { safeSessionStorage } from '../../api/browser-storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Texts by the path of their field. */
type Texts = Record<string, string>;

const storageName = 'typed';
const kept = 'textarea, select, input:not([type=password], [type=checkbox], [type=radio], [type=file], [type=hidden])';

/**
 * Stores the texts of a form in this tab, so that they survive a reload and a way back, until the form is sent. `name`
 * tells the form from others of its page; without one, nothing is stored. Passwords and ticks never are. Returns
 * functions that store the current texts and remove them.
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return;
    const texts = readAll()[keyOf(name)] ?? {};
    // While React renders, it would reset the controls to the state before the events.
    queueMicrotask(() => {
      for (const control of controlsOf(form.current)) {
        const text = texts[pathOf(control)];
        if (text !== undefined && text !== control.value) enter(control, text);
      }
    });
  }, [form, name]);
  return {
    keep() {
      if (name === undefined) return;
      const texts = Object.fromEntries(controlsOf(form.current).map((control) => [pathOf(control), control.value]));
      writeAll({ ...readAll(), [keyOf(name)]: texts });
    },
    forget() {
      if (name === undefined) return;
      const { [keyOf(name)]: _sent, ...others } = readAll();
      writeAll(others);
    },
  };
}

/** Forgets the texts of all forms, such as at a log-off. */
export function forgetKeptInput(): void {
  safeSessionStorage.remove(storageName);
}

const keyOf = (name: string) => `${window.location.pathname}${window.location.search} ${name}`;
const pathOf = (control: Control) => control.dataset.path ?? '';

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.querySelectorAll<Control>(kept) ?? [])].filter((control) => pathOf(control) !== '');
}

function readAll(): Record<string, Texts> {
  return JSON.parse(safeSessionStorage.read(storageName) ?? '{}') as Record<string, Texts>;
}

function writeAll(all: Record<string, Texts>): void {
  safeSessionStorage.write(storageName, JSON.stringify(all));
}

/** Enters a text as a visitor does, so that the form's state follows. The setter of the prototype is not React's. */
function enter(control: Control, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
