import * as texts from '@africanscity/messages/moderation';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { saveListingReport } from '@africanscity/contracts/moderation/calls/queue';
import { useLoaderData } from 'react-router-dom';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { FormAction } from '../app/form-action.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { listingTitle } from '../features/listings/details/describe-listing.ts';
import { type ListingFormData, loadListing } from '../features/listings/details/load-listing.ts';
import { ReportForm } from '../features/moderation/reports/report-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(context: LoaderContext, url: URL): Promise<ListingFormData> {
  return loadListing(context, url, { title: texts.reportAListing(), noIndex: true });
}

export const action: FormAction = async ({ call, fields, url }) => {
  const propertyId = url.searchParams.get('id') ?? '';
  await call(saveListingReport, { ...fields, propertyId } as EndpointRequest<typeof saveListingReport>);
  return `${url.pathname}?id=${encodeURIComponent(propertyId)}&sent=1`;
};

/** The report form as a page, for browsers without scripts. */
export default function ReportListing() {
  const { status, id } = useLoaderData<ListingFormData>();
  if (status)
    return <GoneScreen title={texts.noSuchListing()} label={texts.browseProperties()} to={paths.properties()} />;
  return <ReportPage id={id} />;
}

function ReportPage({ id }: { id: string }) {
  const listing = usePrefetched(getPropertiesById, { id, contacts: 'false' });
  return (
    <NarrowPage title={texts.reportThisListing()} lead={listingTitle(listing)} size={540}>
      <ReportForm id={listing.id} onDone={() => undefined} listingPath={paths.property(listing)} />
    </NarrowPage>
  );
}
