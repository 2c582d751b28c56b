import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import { CloseButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useCurrency } from '../../../components/visitor/chosen-currency.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { comparedFacts } from './compared-facts.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import classes from './comparison-table.module.css';

const bestLabels = { Lowest: texts.lowest, Largest: texts.largest, Most: texts.most, Newest: texts.newest };

interface ComparisonTableProps {
  listings: ComparedListing[];
  nameOf: (listing: ComparedListing) => string;
  onRemove: (listing: ComparedListing) => void;
}

/** Listings side by side. On phones the first column stays and the others scroll. */
export function ComparisonTable({ listings, nameOf, onRemove }: ComparisonTableProps) {
  const { facts, unknown } = comparedFacts(listings, useCurrency());
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={classes.scroll} role="region" aria-label={texts.comparison()} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td className={classes.corner}>
                <HiddenText>{texts.fact()}</HiddenText>
              </td>
              {listings.map((listing) => (
                <th key={listing.id} scope="col" className={classes.listing}>
                  <CloseButton
                    className={classes.remove}
                    size={44}
                    iconSize={18}
                    aria-label={texts.removeOf({ name: nameOf(listing) })}
                    onClick={() => onRemove(listing)}
                  />
                  <Picture
                    className={classes.picture}
                    picture={listing.picture}
                    alt=""
                    upTo="card"
                    sizes="240px"
                    priority="normal"
                  />
                  <Link to={paths.property(listing)} className={classes.name}>
                    {nameOf(listing)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ label, values, differs, known, bestIs, best }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th dir="auto" scope="row">
                  {label}
                </th>
                {values.map((text, index) => (
                  <td
                    dir="auto"
                    key={listings[index]!.id}
                    data-best={best[index] || undefined}
                    data-unknown={!known[index] || undefined}
                  >
                    {known[index] ? breakable(text) : <Unknown sign={text} />}
                    {best[index] && (
                      <span className={classes.best}>
                        <IconCheck size={14} stroke={3} aria-hidden /> {bestIs && bestLabels[bestIs]()}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unknown.length > 0 && (
        <p className={classes.unknown}>
          {listings.length === 1
            ? texts.notGiven({ facts: withCommas(unknown).toLowerCase() })
            : texts.notGivenForAny({ facts: withCommas(unknown).toLowerCase() })}
        </p>
      )}
    </>
  );
}

/** A dash leaves the eye the facts that are known; screen readers say what it means. */
function Unknown({ sign }: { sign: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <HiddenText>{texts.factNotGiven()}</HiddenText>
    </>
  );
}

/** Lets a sign of a currency go to the next line: columns of phones are narrower than prices, and would break a number. */
function breakable(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
