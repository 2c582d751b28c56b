import * as texts from '@africanscity/messages/listings';
import { getLanding } from '@africanscity/contracts/listings/calls/landing';
import { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import type { Landing as LandingData, LandingLink } from '@africanscity/contracts/listings/landing';
import { landingTitle } from '@africanscity/contracts/listings/landing-title';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { defaultPageSize } from '@africanscity/contracts/values';
import { Button, Container, Title } from '@mantine/core';
import { memo, useEffect } from 'react';
import { Link, redirect, useLoaderData } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { PageLinks } from '../components/navigation/page-links.tsx';
import { useCurrency } from '../components/visitor/chosen-currency.tsx';
import { PageBreadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { describeLanding, homesOf, landingText, breadcrumbsOf } from '../features/listings/landing/describe-landing.ts';
import { LandingLinks } from '../features/listings/landing/landing-links.tsx';
import { LandingNumbers } from '../features/listings/landing/landing-numbers.tsx';
import { listAddress, type ListQuery, requestOf } from '../features/listings/query/list-query.ts';
import { ListingGrid } from '../features/listings/cards/listing-grid.tsx';
import { rememberPlace } from '../features/listings/recently-viewed/recent-places.ts';
import classes from './landing.module.css';

interface LandingPageData extends PageData {
  /** Path of the landing page, for the API. */
  path: string;
}

export async function loader(
  { queryClient, publicUrl, brand, currency }: LoaderContext,
  url: URL,
): Promise<LandingPageData> {
  const path = url.pathname;
  const landing = await queryClient.ensureQueryData(operation(getLanding, { path: decodeURI(path) })).catch((error) => {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  });
  if (!landing) return { path, meta: { title: texts.pageNotFound(), noIndex: true }, status: 404 };
  // A landing page with too few homes at the moment redirects to its list.
  if (landing.homes === null) throw redirect(listAddress(queryOf(landing)), 302);
  if (landing.path !== path) throw redirect(landing.path, 301);
  const page = await queryClient.ensureQueryData(operation(getPaginatedProperties, requestOf(queryOf(landing))));
  return {
    path,
    meta: describeLanding(landing, page, { publicUrl, brand }, currency ?? landing.currency),
    minimal: true,
  };
}

/** The list that a landing page shows the first page of. */
function queryOf({ status, place, kind }: LandingData): ListQuery {
  return { propertyStatus: status, place: place?.slug, kind: kind ?? undefined, page: 0, size: defaultPageSize };
}

export default function Landing() {
  const { status, path } = useLoaderData<LandingPageData>();
  if (status === 404)
    return <GoneScreen title={texts.pageNotFound()} label={texts.allHomes()} to={paths.properties()} />;
  return <LandingScreen key={path} path={path} />;
}

/** Links to types, with the names of the types in the language of the page. */
function named(links: LandingLink[]): LandingLink[] {
  return links.map((link) => ({ ...link, name: typeName(link.name) }));
}

// Memoised, so that pending navigations do not re-render it.
const LandingScreen = memo(function LandingScreen({ path }: { path: string }) {
  const landing = usePrefetched(getLanding, { path: decodeURI(path) });
  const query = queryOf(landing);
  const page = usePrefetched(getPaginatedProperties, requestOf(query));
  const homes = homesOf(landing, page);
  const { status, place, other, beside, kinds, places } = landing;
  const slug = place?.slug;
  useEffect(() => {
    if (slug) rememberPlace({ propertyStatus: status, place: slug });
  }, [slug, status]);
  const title = landingTitle(landing);
  const currency = useCurrency() ?? landing.currency;
  const here = landing.kind ? typeName(landing.kind) : (place?.name ?? title);
  return (
    <Container className={classes.page}>
      <PageBreadcrumbs here={here} above={breadcrumbsOf(landing)} />
      <header className={classes.header}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <p className={classes.lead}>{landingText(landing, homes, currency)}</p>
      </header>
      <LandingNumbers landing={landing} homes={homes} currency={currency} />
      <div className={classes.tools}>
        <Button component={Link} to={listAddress(query)} variant="default" h={44}>
          {texts.filterTheseHomes()}
        </Button>
        {other && (
          <Button component={Link} to={other.path} variant="default" h={44}>
            {status === 'FOR_SALE'
              ? texts.othersToRentHere({ count: other.homes })
              : texts.othersForSaleHere({ count: other.homes })}
          </Button>
        )}
      </div>
      <ListingGrid listings={page.content} />
      <PageLinks page={page} addressOf={(target, cursor) => listAddress(query, { page: target, cursor })} />
      <LandingLinks id="landing-kinds" title={texts.byType()} links={named(kinds)} />
      <LandingLinks
        id="landing-places"
        title={place ? texts.withinPlace({ place: place.name }) : texts.byCountry()}
        links={places}
        grouped
      />
      <LandingLinks id="landing-beside" title={texts.nearby()} links={beside} />
    </Container>
  );
});
