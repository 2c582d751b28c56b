import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';
import { pageNotice } from './page-notice.ts';

const PageNoticeBox = lazyPart(() => import('./page-notice-box.tsx'), Nothing);

/** The region at the top of a page for messages from the previous page. */
export function PageNoticePlace() {
  const notice = useSyncExternalStore(pageNotice.subscribe, pageNotice.get, () => null);
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each page
  useEffect(() => pageNotice.showPage({ isRedirect }), [pathname]);
  return (
    notice && (
      <Suspense>
        <PageNoticeBox notice={notice} />
      </Suspense>
    )
  );
}
