import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';
import { pageNotice } from './page-notice.ts';

const PageNoticeBox = lazyPart(() => import('./page-notice-box.tsx'), Nothing);

/** The region at the top of a page for messages from the previous page. */
export function PageNoticePlace() {
  const notice = useSyncExternalStore(pageNotice.subscribe, pageNotice.get, () => null);
  const { pathname } = useLocation();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each page
  useEffect(() => pageNotice.leavePage(), [pathname]);
  return (
    notice && (
      <Suspense>
        <PageNoticeBox notice={notice} />
      </Suspense>
    )
  );
}
