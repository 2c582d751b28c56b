import { useBrand } from '../ui/brand.tsx';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { fullTitle, type PageData } from './page-meta.ts';

/** Updates the tab's title after a navigation. The server renders the first title. */
export function usePageMeta(): void {
  const data = useMatches().at(-1)?.loaderData as PageData | undefined;
  const brand = useBrand();
  const title = data?.meta && fullTitle(data.meta, brand);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
