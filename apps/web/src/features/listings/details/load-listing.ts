import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import type { PageData } from '../../../app/page-meta.ts';
import type { LoaderContext } from '../../../app/router.tsx';

export interface ListingFormData extends PageData {
  /** The listing's id in the URL, as text. */
  id: string;
}

/** Loads the listing of a form. Sets the page's status if the listing does not exist. */
export async function loadListing(
  { queryClient }: LoaderContext,
  url: URL,
  meta: ListingFormData['meta'],
): Promise<ListingFormData> {
  const id = url.searchParams.get('id') ?? '';
  try {
    await queryClient.ensureQueryData(operation(getPropertiesById, { id, contacts: 'false' }));
    return { id, meta, minimal: true };
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 404 && error.status !== 400)) throw error;
    return { id, meta, status: 404 };
  }
}
