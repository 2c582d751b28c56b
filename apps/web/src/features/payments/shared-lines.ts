import type { PackageLine } from './read-package-lines.ts';

/** Returns the lines that all packages have; none for a single package. */
export function sharedLines(packages: PackageLine[][]): PackageLine[] {
  const [first = [], ...others] = packages;
  if (others.length === 0) return [];
  return first.filter(({ text, amount }) =>
    others.every((lines) => lines.some((line) => line.text === text && line.amount === amount)),
  );
}
