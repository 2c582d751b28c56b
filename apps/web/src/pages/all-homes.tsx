import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { partSize } from '@africanscity/contracts/listings/addresses';
import { getListingPart, getListingParts } from '@africanscity/contracts/listings/calls/landing';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { Container, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { PageBreadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { placeOf } from '../features/listings/core/place.ts';
import { askedPrice } from '../features/listings/core/shown-price.tsx';
import classes from './all-homes.module.css';

interface AllHomesData extends PageData {
  /** The shown part; undefined for the list of parts. */
  part?: string;
}

export async function loader({ queryClient }: LoaderContext, url: URL): Promise<AllHomesData> {
  const part = url.pathname.split('/')[2];
  const gone = { meta: { title: texts.noHomesHere(), noIndex: true }, status: 404 };
  if (part === undefined) {
    await queryClient.ensureQueryData(operation(getListingParts, {}));
    return { meta: { title: texts.allHomes(), noIndex: true }, minimal: true };
  }
  if (!/^(0|[1-9]\d{0,6})$/.test(part)) return gone;
  const listings = await queryClient.ensureQueryData(operation(getListingPart, { part }));
  if (listings.length === 0) return gone;
  return { part, meta: { title: texts.allHomesNumbers(numbersOf(part)), noIndex: true }, minimal: true };
}

function numbersOf(part: number | string): { from: string; to: string } {
  const from = Number(part) * partSize;
  return { from: String(from), to: String(from + partSize - 1) };
}

/** All open listings as plain links, so that search engines reach each in a few steps from the home page. */
export default function AllHomes() {
  const { status, part } = useLoaderData<AllHomesData>();
  if (status === 404) return <GoneScreen title={texts.noHomesHere()} label={texts.allHomes()} to={paths.allHomes()} />;
  return (
    <Container className={classes.page}>{part === undefined ? <Parts /> : <Part key={part} part={part} />}</Container>
  );
}

function Parts() {
  const parts = usePrefetched(getListingParts, {});
  return (
    <>
      <PageBreadcrumbs here={texts.allHomes()} />
      <Title order={1}>{texts.allHomes()}</Title>
      <p>{texts.everyHomeByNumber()}</p>
      <ul className={classes.list}>
        {parts.map(({ part, listings }) => (
          <li key={part}>
            <Link to={paths.allHomes(part)}>{texts.homesWithNumbers({ count: listings, ...numbersOf(part) })}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ part }: { part: string }) {
  const listings = usePrefetched(getListingPart, { part });
  return (
    <>
      <PageBreadcrumbs
        here={texts.numbersFromTo(numbersOf(part))}
        above={[{ text: texts.allHomes(), to: paths.allHomes() }]}
      />
      <Title order={1}>{texts.allHomesNumbers(numbersOf(part))}</Title>
      <ul className={classes.list}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <SiteLink dir="auto" to={paths.property(listing)}>
              {withCommas([
                inPlace(
                  (listing.forRent ? texts.kindToRent : texts.kindForSale)({ kind: typeName(listing.type) }),
                  placeOf(listing),
                ),
                askedPrice({ ...listing, status: listing.forRent ? 'FOR_RENT' : 'FOR_SALE' }),
              ])}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
