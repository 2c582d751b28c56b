import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { without } from './filter-groups.ts';
import { listAddress, type ListQuery } from './list-query.ts';
import { isNothingFound } from './list-title.ts';
import classes from './left-out.module.css';

type Reading = NonNullable<ListingPage['reading']>;
type Name = Reading['parts'][number]['name'];

const names: Record<Name, string> = {
  kind: 'kind of home',
  status: 'for sale or to rent',
  place: 'place',
  rooms: 'rooms',
  baths: 'baths',
  garages: 'parking',
  toilets: 'toilets',
  price: 'price',
  size: 'size',
  fact: 'features',
  word: 'words that no listing has',
};

/** Nothing meets all that was asked for: what the list goes without, and how to hear of a home that does. */
export function LeftOut({ query, reading }: { query: ListQuery; reading: ListingPage['reading'] }) {
  if (!reading?.leftOut.length) return null;
  if (isNothingFound(reading)) return <WaysOn query={query} />;
  return (
    <p className={classes.note} role="status">
      <strong>{reasonOf(reading)}</strong> <Instead reading={reading} />
      Save this search to hear of new ones, or{' '}
      <Anchor component={Link} to={paths.request} inherit>
        tell owners what you are looking for
      </Anchor>
      .
    </p>
  );
}

/** After words that no listing has: three ways on. The listings below are others. */
function WaysOn({ query }: { query: ListQuery }) {
  return (
    <div className={classes.note} role="status">
      <p>No listing has these words. Check the spelling, or go on here. The listings below are other ones.</p>
      <Group gap="sm" mt="xs">
        <Button component={SiteLink} to={listAddress(query, without('text'))} variant="default">
          All properties without these words
        </Button>
        <Button component={SiteLink} to={paths.allHomes()} variant="default">
          Cities and areas with homes
        </Button>
        <Button component={SiteLink} to={paths.request}>
          Tell owners what you need
        </Button>
      </Group>
    </div>
  );
}

function Instead({ reading: { instead } }: { reading: Reading }) {
  return instead && <>These are in {instead}, the nearest place with listings. </>;
}

/** What of a text is wider or left out for those that come close. */
export function LeftOutText({ reading }: { reading: Reading }) {
  return (
    <>
      {wideningOf(reading)} <Instead reading={reading} />
    </>
  );
}

function reasonOf({ parts, leftOut, instead }: Reading): string {
  const labelOf = (name: Name) => parts.find((part) => part.name === name)?.label;
  if (instead) return `Nothing in ${labelOf('place') ?? 'that place'} yet.`;
  return `No listing has all of it, so these come close. ${wideningOf({ parts, leftOut })}`;
}

function wideningOf({ parts, leftOut }: Pick<Reading, 'parts' | 'leftOut'>): string {
  const widened = leftOut.map((name) => {
    const said = name === 'word' || name === 'fact' ? parts.find((part) => part.name === name)?.label : undefined;
    return said ?? names[name];
  });
  return `Wider or left out: ${widened.join(', ')}.`;
}
