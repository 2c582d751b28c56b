import type { Package } from '@africanscity/contracts/payments/packages';
import { IconCheck } from '@tabler/icons-react';
import classes from './package-summary.module.css';
import { readPackageLines } from './read-package-lines.ts';

const amount = (count: number | null) => (count === null ? 'Any number of' : count.toLocaleString('en'));

/** What a package brings, beside the form that buys it. */
export function PackageSummary({ item }: { item: Package }) {
  const limits = [
    `${amount(item.maxActive)} active ${item.maxActive === 1 ? 'listing' : 'listings'}`,
    item.maxFeatured === 0 ? '' : `${amount(item.maxFeatured)} shown before others`,
    item.maxAdvertised === 0 ? '' : `${amount(item.maxAdvertised)} in our ads`,
  ].filter(Boolean);
  return (
    <div className={classes.panel}>
      <h2>What {item.name} brings</h2>
      <ul>
        {limits.map((text) => (
          <li key={text} data-large>
            <IconCheck size={22} aria-hidden />
            {text}
          </li>
        ))}
        {readPackageLines(item.description).map(({ text, amount: times }) => (
          <li key={text}>
            <IconCheck size={22} aria-hidden />
            <span>
              {text} {times && <b>{times}</b>}
            </span>
          </li>
        ))}
      </ul>
      <p>Nothing renews by itself.</p>
    </div>
  );
}
