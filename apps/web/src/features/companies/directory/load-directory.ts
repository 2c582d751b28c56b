import type { PageMeta } from '@africanscity/contracts/rendered-page';
import { redirect } from 'react-router-dom';
import type { PageData } from '../../../app/page-meta.ts';
import type { DirectoryQuery } from '../../../app/paths.ts';
import { type DirectoryState, readDirectoryQuery } from './directory-query.ts';

interface DirectoryToLoad {
  read: (query: DirectoryState) => Promise<{ pageable: { pageNumber: number } }>;
  addressOf: (query: DirectoryQuery) => string;
  meta: PageMeta;
}

/** Loads a page of a directory. Redirects to the last page when the page is past the end. */
export async function loadDirectory(url: URL, { read, addressOf, meta }: DirectoryToLoad): Promise<PageData> {
  const query = readDirectoryQuery(url.searchParams);
  const page = await read(query);
  const { pageNumber } = page.pageable;
  if (pageNumber !== query.page) throw redirect(addressOf({ ...query, page: pageNumber }));
  return { meta, minimal: true };
}
