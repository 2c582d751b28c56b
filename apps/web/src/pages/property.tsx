import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { isTaken } from '@africanscity/contracts/listings/rental';
import { useBrand } from '../ui/brand.tsx';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { getGoneProperty, getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { Button, Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import { paths } from '../app/paths.ts';
import { Deferred, useDeferredRender } from '../components/loading/deferred.tsx';
import { ContactBar } from '../components/contacts/contact-bar.tsx';
import { CompareButton } from '../features/listings/compare/compare-button.tsx';
import { FavoriteButton } from '../features/listings/favorites/favorite-button.tsx';
import { shareText } from '../features/listings/details/describe-listing.ts';
import { ListingDescription } from '../features/listings/details/listing-description.tsx';
import { ListingFacts, ListingSince } from '../features/listings/details/listing-facts.tsx';
import { ListingGallery } from '../features/listings/details/gallery/listing-gallery.tsx';
import { ListingGone } from '../features/listings/details/listing-gone.tsx';
import { ListingHeading, ListingTrail } from '../features/listings/details/listing-heading.tsx';
import { ListingMap } from '../features/listings/details/listing-map.tsx';
import { type ListingPageData, loadListingPage } from '../features/listings/details/load-listing-page.ts';
import { MortgageCalculator } from '../features/listings/details/mortgage/mortgage-calculator.tsx';
import { PriceHistory } from '../features/listings/details/price-history.tsx';
import { OwnerBox } from '../features/listings/details/owner-box.tsx';
import { placeOf } from '../features/listings/core/place.ts';
import { RequestSimilar } from '../features/listings/details/request-similar.tsx';
import { ShareLink, waysToShareId } from '../features/listings/share/share-link.tsx';
import { ShareListing } from '../features/listings/share/share-listing.tsx';
import { takenText } from '../features/listings/details/taken-text.ts';
import { useRecordView } from '../features/listings/details/use-record-view.ts';
import { AskOwner } from '../features/messages/enquiries/ask-owner.tsx';
import { ReportListing } from '../features/moderation/reports/report-listing.tsx';
import { PriceVerdictLine } from '../features/requests/price-verdict-line.tsx';
import icons from '../ui/card-icon.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { OthersInstead, SimilarToListing } from './property/similar-homes.tsx';
import classes from './property.module.css';

const EvaluationSection = lazyPart(() => import('../features/requests/evaluation-section.tsx'));

export const loader = loadListingPage;

export default function Property() {
  const { status, id, meta } = useLoaderData<ListingPageData>();
  return status ? <GonePage id={id} /> : <ListingPage key={id} id={id} url={meta.canonical ?? ''} />;
}

function GonePage({ id }: { id: string }) {
  // Returns the loader's data; undefined if the listing never existed.
  const { data: gone } = useQuery({ ...operation(getGoneProperty, { id }), enabled: false });
  return (
    <ListingGone gone={gone}>
      {gone && gone.listings.length > 0 && (
        <div className={classes.similar}>
          <Deferred>
            <OthersInstead gone={gone} />
          </Deferred>
        </div>
      )}
    </ListingGone>
  );
}

interface ListingPageProps {
  id: string;
  /** Absolute URL of the listing. */
  url: string;
}

// Memoised, so that pending navigations do not re-render it.
const ListingPage = memo(function ListingPage({ id, url }: ListingPageProps) {
  const listing = usePrefetched(getPropertiesById, { id, contacts: 'false' });
  const [now] = useState(Date.now);
  const deferredRender = useDeferredRender();
  useRecordView(listing);
  const { status, type } = listing;
  const subject = inPlace(typeName(type), placeOf(listing));
  const share = { title: shareText(listing), url };
  const message = texts.seenOnSite({ name: useBrand().name, title: share.title, url });
  const contact = {
    of: { propertyId: String(listing.id) },
    message,
    openChat: listing.chats ? paths.whatsApp(listing.id, message) : undefined,
  };
  const taken = isTaken(status);
  return (
    <div>
      <Container className={classes.page} data-arriving={!deferredRender || undefined}>
        <ListingTrail listing={listing} />
        <ListingGallery
          pictures={listing.pictures}
          subject={subject}
          keep={
            <>
              <ShareLink {...share} />
              <FavoriteButton id={listing.id} subject={subject} />
            </>
          }
        />
        <div className={classes.columns}>
          <div className={classes.main}>
            <div className={classes.first}>
              <ListingHeading listing={listing} now={now} verdict={<PriceVerdictLine listing={listing} />} />
              <ListingFacts listing={listing} />
              <ListingSince listing={listing} now={now} />
            </div>
            {taken && (
              <p className={classes.taken}>
                {takenText(listing)} {texts.othersLikeItBelow()}
              </p>
            )}
            {deferredRender && (
              <>
                <ListingDescription listing={listing} />
                <PriceHistory listing={listing} />
                <ListingMap listing={listing} />
                {(status === 'FOR_SALE' || status === 'UNDER_OFFER') && <MortgageCalculator listing={listing} />}
              </>
            )}
          </div>
          {deferredRender && (
            <div className={classes.aside}>
              <AskOwner listing={listing} subject={subject} />
              {!listing.keptUntil && <OwnerBox listing={listing} {...contact} />}
              <div className={classes.keep}>
                <CompareButton id={listing.id} subject={subject} labelled />
                <Button
                  component={Link}
                  to={paths.print(listing.id)}
                  classNames={{ inner: icons.printer }}
                  h={44}
                  px="sm"
                  variant="default"
                >
                  {texts.print()}
                </Button>
              </div>
              <div id={waysToShareId}>
                <ShareListing {...share} />
              </div>
              <RequestSimilar listing={listing} />
              <ReportListing id={listing.id} subject={subject} />
            </div>
          )}
        </div>
        {deferredRender && (
          <>
            <div className={classes.similar}>
              <Deferred label={texts.showSimilarHomes()}>
                <SimilarToListing listing={listing} />
              </Deferred>
            </div>
            <div id="price-estimate">
              <Deferred label={texts.estimateItsValue()} className={classes.evaluation}>
                <EvaluationSection id={listing.id} type={type} />
              </Deferred>
            </div>
          </>
        )}
      </Container>
      {deferredRender && !taken && (
        <ContactBar
          {...contact}
          act={listing.reachable ? <AskOwner listing={listing} subject={subject} inBar /> : undefined}
        />
      )}
    </div>
  );
});
