import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../../components/loading/navigation-progress.tsx';
import { NextPage } from '../../features/listings/cards/next-page.tsx';
import { OfflineNotice } from '../../components/notices/offline-notice.tsx';
import { PageNoticePlace } from '../../components/notices/page-notice-place.tsx';
import { LanguageOffer } from '../../components/visitor/language-choice.tsx';
import { SkipLink } from '../../components/navigation/skip-link.tsx';
import { Toasts } from '../../components/notices/toasts.tsx';
import { DialogPlaces } from '../../features/accounts/security/dialog-places.tsx';
import { CompareTray } from '../../features/listings/compare/compare-tray.tsx';
import { FavoritesMerge } from '../../features/listings/favorites/favorites-merge.tsx';
import { Announcements } from '../../features/messages/announcements/announcements.tsx';
import { usePageMeta } from '../use-page-meta.ts';
import classes from './public-layout.module.css';
import { SendAdministrators } from './send-administrators.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of every public page: header, content, footer. */
export function PublicLayout() {
  const main = useFocusOnNavigation();
  return (
    <div className={classes.frame} data-frame>
      <PageMeta />
      <SendAdministrators />
      <SkipLink />
      <LanguageOffer />
      <NavigationProgress />
      <SiteHeader />
      <Announcements />
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <PageNoticePlace />
        <Outlet />
      </main>
      <NextPage />
      <SiteFooter />
      <CompareTray />
      <OfflineNotice />
      <Toasts />
      <DialogPlaces />
      <FavoritesMerge />
      <ScrollRestoration />
    </div>
  );
}

/** A separate component, so that pending navigations re-render nothing else. */
function PageMeta(): null {
  usePageMeta();
  return null;
}
