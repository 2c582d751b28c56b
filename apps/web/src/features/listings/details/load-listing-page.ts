import * as texts from '@africanscity/messages/listings';
import {
  getGoneProperty,
  getPropertiesById,
  recordPropertyView,
} from '@africanscity/contracts/listings/calls/listings';
import { listingIdIn } from '@africanscity/contracts/listings/listing-slug';
import type { GoneListing } from '@africanscity/contracts/listings/similar';
import { getPriceEstimate } from '@africanscity/contracts/requests/calls/evaluations';
import { redirect } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import type { PageData } from '../../../app/page-meta.ts';
import { paths } from '../../../app/paths.ts';
import type { LoaderContext } from '../../../app/router.tsx';
import { describeListing } from './describe-listing.ts';

export interface ListingPageData extends PageData {
  /** The listing's id in the URL, as text. */
  id: string;
}

export async function loadListingPage(
  { queryClient, publicUrl, brand }: LoaderContext,
  url: URL,
): Promise<ListingPageData> {
  const id = listingIdIn(url.pathname.split('/')[2] ?? '') ?? url.searchParams.get('id') ?? '';
  // Optional: the page works without it.
  const estimate = queryClient.prefetchQuery(operation(getPriceEstimate, { id }));
  try {
    const listing = await queryClient.ensureQueryData(operation(getPropertiesById, { id, contacts: 'false' }));
    leadTo(paths.property(listing), url);
    await estimate;
    return { id, meta: describeListing(listing, { publicUrl, brand }), minimal: true, opened: viewOf(id) };
  } catch (error) {
    if (!isUnknown(error)) throw error;
    const meta = { title: texts.listingNotAvailable(), noIndex: true };
    const gone = await findGone(queryClient, id);
    return { id, meta, status: gone?.forGood ? 410 : 404 };
  }
}

/** Path of the call that counts the view before the app loads. The app counts later views. */
function viewOf(id: string): string {
  return `${recordPropertyView.path}?propertyId=${id}`;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400);
}

/** Reads the data of a deleted listing; undefined if the id never existed. */
async function findGone(queryClient: LoaderContext['queryClient'], id: string): Promise<GoneListing | undefined> {
  try {
    return await queryClient.ensureQueryData(operation(getGoneProperty, { id }));
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return undefined;
  }
}

/** Redirects other addresses of a listing, such as one with an earlier title, to the current one. */
function leadTo(path: string, { pathname, searchParams }: URL): void {
  if (pathname === path) return;
  const rest = new URLSearchParams(searchParams);
  rest.delete('id');
  throw redirect(rest.size > 0 ? `${path}?${rest}` : path, 301);
}
