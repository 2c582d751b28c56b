import { IconCheck } from '@tabler/icons-react';
import type { PackageLine } from './read-package-lines.ts';

/** A line of what a package brings, as an item of a list. */
export function PackageLineItem({ line: { text, amount } }: { line: PackageLine }) {
  return (
    <li>
      <IconCheck size={20} aria-hidden />
      <span>
        {text} {amount && <b>{amount}</b>}
      </span>
    </li>
  );
}
