import { plainSpaces } from '@africanscity/contracts/plain-text';

/** The names and addresses in a cell, separated by semicolons, bars or line breaks; before an address also by commas or spaces. */
export function pictureNames(cell: string): string[] {
  return cell
    .split(/[;|\r\n]|[,\s]\s*(?=https?:\/\/)/i)
    .map((name) =>
      plainSpaces(name)
        .replace(/^["“”]+|["“”]+$/gu, '')
        .normalize('NFC'),
    )
    .filter(Boolean);
}

/** A picture's name without what systems change in names: Unicode form, case, and ".jpeg" for ".jpg". */
export function pictureKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.jpeg$/, '.jpg')
    .trim();
}

/** Finds the name that rows mean among names that are there. */
export interface PictureNames {
  /** The same name, or the only one that differs in Unicode form, case or ".jpeg"; several where more than one does. */
  find(name: string): string | string[] | undefined;
}

export function indexNames(names: Iterable<string>): PictureNames {
  const exact = new Set<string>();
  const byKey = new Map<string, string[]>();
  for (const name of names) {
    exact.add(name);
    const key = pictureKey(name);
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return {
    find(name) {
      if (exact.has(name)) return name;
      const found = byKey.get(pictureKey(name)) ?? [];
      return found.length > 1 ? found : found[0];
    },
  };
}

/** Whether a person would call the two names different: a Unicode form is not seen. */
export function isNoted(name: string, found: string): boolean {
  return name.normalize('NFC') !== found.normalize('NFC');
}
