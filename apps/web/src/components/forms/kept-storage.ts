import { safeSessionStorage } from '../../api/browser-storage.ts';
import { readSession } from '../../api/session.ts';

/** Values of a form by field. */
export type Values = Record<string, unknown>;

const storageName = 'typedValues';

/** Forgets the values of all forms, such as at a log-off. */
export function forgetKeptValues(): void {
  safeSessionStorage.remove(storageName);
}

const keyOf = (name: string) => `${window.location.pathname}${window.location.search} ${name}`;

interface Entry {
  /** The user who was logged in; empty for none. */
  by: string;
  values: Values;
}

function readAll(): Record<string, Entry> {
  return JSON.parse(safeSessionStorage.read(storageName) ?? '{}') as Record<string, Entry>;
}

/** Returns what is stored of a form, unless another user typed it. */
export function readKept(name: string): Values {
  const { by, values } = readAll()[keyOf(name)] ?? { by: '', values: {} };
  return by === '' || by === readSession()?.fullName ? values : {};
}

/** Forgets the values of a form that were saved or replaced by another act than its button. */
export function forgetKept(name: string): void {
  writeKept(name, {});
}

/** Replaces what is stored of a form. */
export function writeKept(name: string, values: Values): void {
  const { [keyOf(name)]: before, ...others } = readAll();
  if (!before && Object.keys(values).length === 0) return;
  // Input stays its user's when the session ends.
  const entry = { by: readSession()?.fullName ?? before?.by ?? '', values };
  const all = Object.keys(values).length > 0 ? { ...others, [keyOf(name)]: entry } : others;
  safeSessionStorage.write(storageName, JSON.stringify(all));
}
