import * as texts from '@africanscity/messages/site';
import type { HomeSection } from '@africanscity/contracts/administration/arrangement-values';
import { getHomeContent } from '@africanscity/contracts/administration/calls/lookups';
import { getBusiestCities } from '@africanscity/contracts/listings/calls/discovery';
import {
  getFourRandomShowcasePropertiesDtoForRent as getShowcaseForRent,
  getFourRandomShowcasePropertiesDtoForSale as getShowcaseForSale,
} from '@africanscity/contracts/listings/calls/listings';
import { getPropertiesCities, getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { Fragment, type ReactNode } from 'react';
import type { WebSite, WithContext } from 'schema-dts';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import { type PageData, sitePreview } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { ListingCard } from '../features/listings/cards/listing-card.tsx';
import { WhereYouLeftOff } from '../features/listings/recently-viewed/where-you-left-off.tsx';
import { SearchBox } from '../features/listings/search-box/search-box.tsx';
import { NewsletterBlock } from '../features/messages/newsletter/newsletter-block.tsx';
import { Categories } from './home/categories.tsx';
import { CityStrip } from './home/city-strip.tsx';
import { Counters } from './home/counters.tsx';
import { Hero } from './home/hero.tsx';
import { Invitations } from './home/invitations.tsx';
import { Partners } from './home/partners.tsx';
import { Showcase } from './home/showcase.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { WhatWeDo } from './home/what-we-do.tsx';

/** Cities below the search form. */
const popularPlaces = 6;

export async function loader({ queryClient, publicUrl, brand }: LoaderContext): Promise<PageData> {
  const asked = [
    getPropertiesKinds,
    getPropertiesCities,
    getBusiestCities,
    getShowcaseForSale,
    getShowcaseForRent,
    getHomeContent,
  ] as const;
  await Promise.all(asked.map((endpoint) => queryClient.ensureQueryData(operation(endpoint, {}))));
  return {
    meta: {
      title: brand.name,
      description: texts.homeDescription(),
      canonical: `${publicUrl}${paths.home}`,
      image: sitePreview({ publicUrl, brand }),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: `${publicUrl}${paths.home}`,
        publisher: {
          '@type': 'Organization',
          name: brand.name,
          url: `${publicUrl}${paths.home}`,
          ...(brand.logos && { logo: new URL(brand.logos.light.src, publicUrl).href }),
          ...(brand.social && { sameAs: brand.social }),
        },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${publicUrl}${paths.properties()}?text={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      } as WithContext<WebSite>,
    },
    minimal: true,
  };
}

export default function Home() {
  const kinds = usePrefetched(getPropertiesKinds, {});
  const cities = usePrefetched(getPropertiesCities, {});
  const busiest = usePrefetched(getBusiestCities, {});
  const forSale = usePrefetched(getShowcaseForSale, {});
  const forRent = usePrefetched(getShowcaseForRent, {});
  const { counters, testimonials, partners, sections } = usePrefetched(getHomeContent, {});
  const parts: Record<HomeSection, ReactNode> = {
    forSale: <Showcase title={texts.forSaleRightNow()} status="FOR_SALE" listings={forSale} Card={ListingCard} />,
    leftOff: <WhereYouLeftOff />,
    cities: <CityStrip cities={busiest} />,
    forRent: <Showcase title={texts.forRentRightNow()} status="FOR_RENT" listings={forRent} Card={ListingCard} />,
    counters: <Counters counters={counters} />,
    categories: <Categories kinds={kinds} />,
    whatWeDo: <WhatWeDo />,
    invitations: <Invitations />,
    testimonials: <Testimonials testimonials={testimonials} />,
    partners: <Partners partners={partners} />,
    newsletter: <NewsletterBlock />,
  };
  return (
    <>
      <Hero>
        <SearchBox kinds={kinds} cities={cities} popular={busiest.slice(0, popularPlaces)} />
      </Hero>
      {sections.map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </>
  );
}
