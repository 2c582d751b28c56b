import * as texts from '@africanscity/messages/messages';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { saveEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import { useLoaderData } from 'react-router-dom';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { FormAction } from '../app/form-action.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { NextStep } from '../components/notices/next-step.tsx';
import { listingTitle } from '../features/listings/details/describe-listing.ts';
import { type ListingFormData, loadListing } from '../features/listings/details/load-listing.ts';
import { placeOf } from '../features/listings/core/place.ts';
import { EnquiryForm } from '../features/messages/enquiries/enquiry-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(context: LoaderContext, url: URL): Promise<ListingFormData> {
  return loadListing(context, url, { title: texts.messageAnOwner(), noIndex: true });
}

export const action: FormAction = async ({ call, fields, url }) => {
  const propertyId = url.searchParams.get('id') ?? '';
  const enquiry = { ...fields, propertyId } as EndpointRequest<typeof saveEnquiry>;
  const { confirm } = await call(saveEnquiry, enquiry);
  return `${url.pathname}?id=${encodeURIComponent(propertyId)}&sent=${confirm ? 'confirm' : 'told'}`;
};

/** The contact form of a listing's owner as a page, for browsers without scripts. */
export default function MessageOwner() {
  const { status, id } = useLoaderData<ListingFormData>();
  if (status)
    return <GoneScreen title={texts.noSuchListing()} label={texts.browseProperties()} to={paths.properties()} />;
  return <MessagePage id={id} />;
}

function MessagePage({ id }: { id: string }) {
  const listing = usePrefetched(getPropertiesById, { id, contacts: 'false' });
  return (
    <NarrowPage title={texts.messageTo({ name: listing.user.fullname })} lead={listingTitle(listing)} size={540}>
      {listing.reachable ? (
        <EnquiryForm
          listing={listing}
          subject={inPlace(typeName(listing.type), placeOf(listing))}
          onDone={() => undefined}
          listingPath={paths.property(listing)}
        />
      ) : (
        <NextStep title={texts.ownerNotReachable()} to={paths.property(listing)} label={texts.backToListing()} />
      )}
    </NarrowPage>
  );
}
