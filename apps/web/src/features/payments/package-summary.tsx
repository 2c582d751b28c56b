import type { Package } from '@africanscity/contracts/payments/packages';
import { IconCheck } from '@tabler/icons-react';
import { BesidePanel } from '../../ui/beside-panel.tsx';
import { PackageLineItem } from './package-line-item.tsx';
import { readPackageLines } from './read-package-lines.ts';

/** Returns '20 in our ads'; nothing for a limit of 0. */
function describe(limit: number | null, what: string, ofAny = what): string[] {
  if (limit === 0) return [];
  return [limit === null ? `Any number ${ofAny}` : `${limit.toLocaleString('en')} ${what}`];
}

/** The features of a package, beside the checkout. */
export function PackageSummary({ item }: { item: Package }) {
  const limits = [
    ...describe(item.maxActive, item.maxActive === 1 ? 'active listing' : 'active listings', 'of active listings'),
    ...describe(item.maxFeatured, 'shown first'),
    ...describe(item.maxAdvertised, 'in our ads'),
  ];
  return (
    <BesidePanel title={`Included in ${item.name}`}>
      <ul>
        {limits.map((text) => (
          <li key={text}>
            <IconCheck size={20} aria-hidden />
            <strong>{text}</strong>
          </li>
        ))}
        {readPackageLines(item.description).map((line) => (
          <PackageLineItem key={line.text} line={line} />
        ))}
      </ul>
      <p>Nothing renews automatically.</p>
    </BesidePanel>
  );
}
