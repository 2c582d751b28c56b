import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import { IconCheck } from '@tabler/icons-react';
import { BesidePanel } from '../../ui/beside-panel.tsx';
import { PackageLineItem } from './package-line-item.tsx';
import { readPackageLines } from './read-package-lines.ts';

/** Returns '20 listings in our ads'; nothing for a limit of 0. */
function describe(limit: number | null, some: (count: { count: number }) => string, any: () => string): string[] {
  if (limit === 0) return [];
  return [limit === null ? any() : some({ count: limit })];
}

/** The features of a package, beside the checkout. */
export function PackageSummary({ item }: { item: Package }) {
  const limits = [
    ...describe(item.maxActive, texts.summaryActive, texts.summaryAnyActive),
    ...describe(item.maxFeatured, texts.summaryFirst, texts.summaryAnyFirst),
    ...describe(item.maxAdvertised, texts.summaryAds, texts.summaryAnyAds),
  ];
  return (
    <BesidePanel title={texts.includedIn({ name: item.name })}>
      <ul>
        {limits.map((text) => (
          <li key={text}>
            <IconCheck size={20} aria-hidden />
            <strong>{text}</strong>
          </li>
        ))}
        {readPackageLines(item).map((line) => (
          <PackageLineItem key={line.text} line={line} />
        ))}
      </ul>
      <p>{texts.nothingRenewsAutomatically()}</p>
    </BesidePanel>
  );
}
