import { IconCheck } from '@tabler/icons-react';
import type { PackageLine } from './read-package-lines.ts';

/** A feature of a package as a list item. */
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
