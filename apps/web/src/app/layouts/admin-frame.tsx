import * as texts from '@africanscity/messages/site';
import { useBrand } from '../../ui/brand.tsx';
import { ActionIcon, Text } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useLiveSession } from '../../api/session.ts';
import { ColorSchemeSwitch } from '../../components/visitor/color-scheme-switch.tsx';
import { NavigationProgress } from '../../components/loading/navigation-progress.tsx';
import { OfflineNotice } from '../../components/notices/offline-notice.tsx';
import { PageNoticePlace } from '../../components/notices/page-notice-place.tsx';
import { RequireAdmin } from '../../features/administration/require-admin.tsx';
import { SkipLink } from '../../components/navigation/skip-link.tsx';
import { Toasts } from '../../components/notices/toasts.tsx';
import { DialogPlaces } from '../../features/accounts/security/dialog-places.tsx';
import { AdminShortcuts } from './shortcuts/admin-shortcuts.tsx';
import { FactorDemand } from '../../features/accounts/security/factor-demand.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SideSheet, type SideSheetHandle } from '../../ui/side-sheet.tsx';
import { paths } from '../paths.ts';
import { usePageMeta } from '../use-page-meta.ts';
import classes from './admin-frame.module.css';
import { AdminNavigation } from './admin-navigation.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of the administration: navigation at the side or in a sheet on phones, and the page. */
export function AdminFrame() {
  const { name } = useBrand();
  usePageMeta();
  const main = useFocusOnNavigation();
  const session = useLiveSession();
  const sheet = useRef<SideSheetHandle>(null);
  const { pathname } = useLocation();
  useEffect(() => sheet.current?.close(), [pathname]);
  return (
    <div className={classes.frame}>
      <SkipLink />
      <NavigationProgress />
      <header className={classes.header}>
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          size="xl"
          aria-label={texts.menu()}
          aria-haspopup="dialog"
          onClick={() => sheet.current?.open()}
        >
          <IconMenu2 size={26} aria-hidden />
        </ActionIcon>
        <Link to={paths.admin} className={classes.logo} aria-label={texts.administrationOf({ name })}>
          <Logo />
        </Link>
        <Text className={classes.name} c="dimmed" truncate>
          {session?.fullName}
        </Text>
        <ColorSchemeSwitch />
      </header>
      <div className={classes.body}>
        <aside className={classes.side}>
          <AdminNavigation />
        </aside>
        <SideSheet ref={sheet} label={texts.menu()} header={<Logo />}>
          <AdminNavigation />
        </SideSheet>
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <RequireAdmin>
            <AdminShortcuts />
            <FactorDemand />
            <PageNoticePlace />
            <Outlet />
          </RequireAdmin>
        </main>
      </div>
      <OfflineNotice />
      <Toasts />
      <DialogPlaces />
      <ScrollRestoration />
    </div>
  );
}
