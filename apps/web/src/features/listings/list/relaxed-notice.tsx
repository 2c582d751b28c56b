import * as texts from '@africanscity/messages/listings';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { without } from '../query/filter-groups.ts';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import { isNothingFound } from '../query/list-title.ts';
import { relaxedText } from './relaxed-text.ts';
import { isServed } from '@africanscity/contracts/brand-features';
import { RichText } from '../../../ui/rich-text.tsx';
import { useBrand } from '../../../ui/brand.tsx';
import classes from './relaxed-notice.module.css';

type Reading = NonNullable<ListingPage['reading']>;

/** Explains that no listing matches everything, which conditions the list dropped, and how to get alerts. */
export function RelaxedNotice({ query, reading }: { query: ListQuery; reading: ListingPage['reading'] }) {
  const { off } = useBrand();
  if (!reading?.leftOut.length) return null;
  if (isNothingFound(reading)) return <WaysOn query={query} />;
  return (
    <p className={classes.note} role="status">
      <strong>{reasonOf(reading)}</strong> <Instead reading={reading} /> <OtherStatus query={query} reading={reading} />
      {isServed(paths.request, off) ? (
        <RichText
          text={texts.saveSearchOrRequest()}
          tags={{
            request: (words) => (
              <Anchor component={Link} to={paths.request} inherit>
                {words}
              </Anchor>
            ),
          }}
        />
      ) : (
        texts.saveSearchToHear()
      )}
    </p>
  );
}

/** Three next steps after a text without matches. The listings below are unrelated. */
function WaysOn({ query }: { query: ListQuery }) {
  const { off } = useBrand();
  return (
    <div className={classes.note} role="status">
      <p>{texts.noListingMatches()}</p>
      <Group gap="sm" mt="xs">
        <Button component={SiteLink} to={listAddress(query, without('text'))} variant="default">
          {texts.allWithoutWords()}
        </Button>
        <Button component={SiteLink} to={paths.allHomes()} variant="default">
          {texts.citiesAndAreas()}
        </Button>
        {isServed(paths.request, off) && (
          <Button component={SiteLink} to={paths.request}>
            {texts.tellOwnersYourNeed()}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Names the place of the list, and what else differs from the text. */
function Instead({ reading: { parts, leftOut, instead } }: { reading: Reading }) {
  const others = leftOut.filter((name) => name !== 'place');
  if (!instead) return null;
  return (
    <>
      {texts.nearestPlace({ place: instead })}{' '}
      {others.length > 0 && texts.forTheseHomes({ relaxed: relaxedText({ parts, leftOut: others }) })}
    </>
  );
}

/** Offers homes to rent besides homes for sale, or the other way round: the place in the text may have these. */
function OtherStatus({ query, reading }: { query: ListQuery; reading: Reading }) {
  const { propertyStatus: status } = query;
  if (!reading.instead || (status !== 'FOR_SALE' && status !== 'FOR_RENT')) return null;
  return (
    <>
      <Anchor component={SiteLink} to={listAddress(query, without('status'))} inherit>
        {status === 'FOR_SALE' ? texts.includeHomesToRent() : texts.includeHomesForSale()}
      </Anchor>
      .{' '}
    </>
  );
}

/** Describes how close matches differ from the search text. */
export function RelaxedSummary({ reading }: { reading: Reading }) {
  return reading.instead ? <Instead reading={reading} /> : texts.forTheseHomes({ relaxed: relaxedText(reading) });
}

function reasonOf({ parts, leftOut, instead }: Reading): string {
  const placeLabel = parts.find(({ name }) => name === 'place')?.label;
  if (instead) return placeLabel ? texts.nothingInPlaceYet({ place: placeLabel }) : texts.nothingThereYet();
  return texts.closeMatchesText({ relaxed: relaxedText({ parts, leftOut }) });
}
