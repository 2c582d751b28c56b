import type { PageMeta } from '@africanscity/contracts/rendered-page';
import { ApiFailure } from '../../../api/call.ts';
import type { PageData } from '../../../app/page-meta.ts';
import { readPageNumber } from '@africanscity/contracts/reading';

/** Reads the profile's id and the page of listings from the URL. */
export function askedProfile(search: URLSearchParams) {
  return { id: search.get('id') ?? '', page: String(readPageNumber(search)) };
}

/** Loads a profile. Shows the "gone" page when the API does not know the profile. */
export async function loadProfile(read: () => Promise<PageMeta>, goneTitle: string): Promise<PageData> {
  try {
    return { meta: await read(), minimal: true };
  } catch (error) {
    if (!(error instanceof ApiFailure && (error.status === 404 || error.status === 400))) throw error;
    return { meta: { title: goneTitle, noIndex: true }, status: 404 };
  }
}
