import { getPropertiesById } from '@africanscity/contracts/listings/calls';
import { Button, Container } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { CompareButton } from '../features/listings/compare/compare-button.tsx';
import { FavoriteButton } from '../features/listings/favorites/favorite-button.tsx';
import { describeListing, listingTitle } from '../features/listings/listing/describe-listing.ts';
import { ListingDetails } from '../features/listings/listing/listing-details.tsx';
import { ListingGallery } from '../features/listings/listing/listing-gallery.tsx';
import { ListingGone } from '../features/listings/listing/listing-gone.tsx';
import { ListingHeading } from '../features/listings/listing/listing-heading.tsx';
import { MortgageCalculator } from '../features/listings/listing/mortgage-calculator.tsx';
import { OwnerBox } from '../features/listings/listing/owner-box.tsx';
import { placeOf } from '../features/listings/listing/place.ts';
import { RequestSimilar } from '../features/listings/listing/request-similar.tsx';
import { ShareListing } from '../features/listings/listing/share-listing.tsx';
import { useRecordView } from '../features/listings/listing/use-record-view.ts';
import { ReportListing } from '../features/moderation/reports/report-listing.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';
import classes from './property.module.css';

// Far down the page: most visitors of a listing never see them, and their data costs money.
const SimilarListings = lazyPart(async () => {
  const [{ SimilarListings: List }, { ListingCard }] = await Promise.all([
    import('../features/listings/similar/similar-listings.tsx'),
    import('../features/listings/list/listing-card.tsx'),
  ]);
  return {
    default: ({ id }: { id: number }) => (
      <List id={id}>{(listing) => <ListingCard listing={listing} headingLevel={3} />}</List>
    ),
  };
});

const EvaluationSection = lazyPart(async () => ({
  default: (await import('../features/requests/evaluation-section.tsx')).EvaluationSection,
}));

export async function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<PageData> {
  try {
    const listing = await queryClient.ensureQueryData(
      operation(getPropertiesById, { id: url.searchParams.get('id') ?? '', contacts: 'false' }),
    );
    return { meta: describeListing(listing, publicUrl) };
  } catch (error) {
    const unknown = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
    if (!unknown) throw error;
    return { meta: { title: 'Listing not available', noIndex: true }, status: 404 };
  }
}

export default function Property() {
  const { status } = useLoaderData<PageData>();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return status === 404 ? <ListingGone /> : <ListingPage key={id} id={id} />;
}

function ListingPage({ id }: { id: string }) {
  const listing = usePrefetched(getPropertiesById, { id, contacts: 'false' });
  const { meta } = useLoaderData<PageData>();
  useRecordView(listing.id);
  const { status, type, price } = listing;
  const subject = `${type} in ${placeOf(listing)}`;
  const share = { title: listingTitle(listing), url: meta.canonical ?? '' };
  return (
    <Container className={classes.page}>
      <ListingHeading listing={listing} />
      <ListingGallery pictures={listing.pictures} subject={subject} />
      <div className={classes.columns}>
        <ListingDetails listing={listing} />
        <div className={classes.aside}>
          <OwnerBox listing={listing} message={`Hello, I saw this on AfricansCity: ${share.title} ${share.url}`} />
          <div className={classes.keep}>
            <FavoriteButton id={listing.id} subject={subject} />
            <CompareButton id={listing.id} subject={subject} labelled />
            <Button
              component={Link}
              to={paths.print(listing.id)}
              h={44}
              px="sm"
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              Print
            </Button>
          </div>
          <ShareListing {...share} />
          <RequestSimilar listing={listing} />
          <ReportListing id={listing.id} subject={subject} />
        </div>
        {(status === 'FOR_SALE' || status === 'UNDER_OFFER') && <MortgageCalculator price={price} />}
      </div>
      <WhenSeen className={classes.evaluation}>
        <EvaluationSection id={listing.id} type={type} />
      </WhenSeen>
      <WhenSeen className={classes.similar}>
        <SimilarListings id={listing.id} />
      </WhenSeen>
    </Container>
  );
}
