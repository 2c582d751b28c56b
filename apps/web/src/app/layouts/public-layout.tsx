import { Outlet, ScrollRestoration } from 'react-router-dom';
import { CompareTray } from '../../components/compare-tray.tsx';
import { Announcements } from '../../components/announcements.tsx';
import { FavoritesMerge } from '../../components/favorites-merge.tsx';
import { NavigationProgress } from '../../components/navigation-progress.tsx';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { Toasts } from '../../components/toasts.tsx';
import { usePageMeta } from '../use-page-meta.ts';
import classes from './public-layout.module.css';
import { SendAdministrators } from './send-administrators.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of every page: navigation, the page, footer. */
export function PublicLayout() {
  usePageMeta();
  const main = useFocusOnNavigation();
  return (
    <div className={classes.frame}>
      <SendAdministrators />
      <SkipLink />
      <NavigationProgress />
      <SiteHeader />
      <Announcements />
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <CompareTray />
      <OfflineNotice />
      <Toasts />
      <FavoritesMerge />
      <ScrollRestoration />
    </div>
  );
}
