import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { fullTitle, type PageData } from './page-meta.ts';

/** Keeps the tab's title true while people move between pages; the server wrote the first one. */
export function usePageMeta(): void {
  const data = useMatches().at(-1)?.loaderData as PageData | undefined;
  const title = data?.meta && fullTitle(data.meta);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
