import type { Package } from '@africanscity/contracts/payments/packages';
import { IconCheck } from '@tabler/icons-react';
import classes from './package-summary.module.css';
import { readPackageLines } from './read-package-lines.ts';

/** '20 in our ads'; nothing for a limit that is 0. */
function describe(limit: number | null, what: string, ofAny = what): string[] {
  if (limit === 0) return [];
  return [limit === null ? `Any number ${ofAny}` : `${limit.toLocaleString('en')} ${what}`];
}

/** What a package brings, beside the form that buys it. */
export function PackageSummary({ item }: { item: Package }) {
  const limits = [
    ...describe(item.maxActive, item.maxActive === 1 ? 'active listing' : 'active listings', 'of active listings'),
    ...describe(item.maxFeatured, 'shown first'),
    ...describe(item.maxAdvertised, 'in our ads'),
  ];
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
        {readPackageLines(item.description).map(({ text, amount }) => (
          <li key={text}>
            <IconCheck size={22} aria-hidden />
            <span>
              {text} {amount && <b>{amount}</b>}
            </span>
          </li>
        ))}
      </ul>
      <p>Nothing renews by itself.</p>
    </div>
  );
}
