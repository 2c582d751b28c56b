import type { PackageLine } from './read-package-lines.ts';

/** The lines that all of several packages have; none of a single one, which shares nothing. */
export function sharedLines(packages: PackageLine[][]): PackageLine[] {
  const [first = [], ...others] = packages;
  if (others.length === 0) return [];
  return first.filter(({ text, amount }) =>
    others.every((lines) => lines.some((line) => line.text === text && line.amount === amount)),
  );
}
