import { Outlet, ScrollRestoration } from 'react-router-dom';
import { usePageMeta } from '../use-page-meta.ts';

/** The frame of every public page: navigation, the page, footer. */
export function PublicLayout() {
  usePageMeta();
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
