import * as texts from '@africanscity/messages/site';
import type { MenuEntry } from '@africanscity/contracts/administration/arrangement-values';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useRef, type Ref, useImperativeHandle } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { CachedFragment } from '../../components/loading/cached-fragment.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import type { Session } from '../../api/session.ts';
import { DeviceChoices } from '../../components/visitor/device-choices.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SideSheet, type SideSheetHandle } from '../../ui/side-sheet.tsx';
import { isServed } from '@africanscity/contracts/brand-features';
import { useBrand } from '../../ui/brand.tsx';
import { paths } from '../paths.ts';
import { AccountItems } from './account-items.tsx';
import links from './menu-link.module.css';
import classes from './phone-menu.module.css';
import { TypeLinks, type TypeLinksProps } from './type-links.tsx';
import { useKinds } from './use-kinds.ts';
import { useSiteMenu } from './use-site-menu.ts';

/** The whole navigation on narrow screens. */
export function PhoneMenu({ ref, session }: { ref: Ref<SideSheetHandle>; session: Session | null }) {
  const { off } = useBrand();
  const sheet = useRef<SideSheetHandle>(null);
  useImperativeHandle(ref, () => ({ open: () => sheet.current?.open(), close: () => sheet.current?.close() }));
  const { entries, navigation, help } = useSiteMenu();
  const shown: Record<MenuEntry, ReactNode> = {
    home: toLink({ to: paths.home, text: texts.home() }),
    sale: <TypesSection label={texts.sale()} status="FOR_SALE" />,
    rent: <TypesSection label={texts.rent()} status="FOR_RENT" />,
    agencies: isServed(paths.companyList, off) && toLink({ to: paths.companyList, text: texts.agencies() }),
    pricing: isServed(paths.pricing, off) && toLink({ to: paths.pricing, text: texts.pricing() }),
    pages: navigation.map(toLink),
  };
  const { pathname } = useLocation();
  useEffect(() => sheet.current?.close(), [pathname]);
  return (
    <SideSheet ref={sheet} label={texts.menu()} header={<Logo />}>
      <Button
        component={SiteLink}
        to={paths.uploadListing()}
        leftSection={<IconPlus size={18} aria-hidden />}
        size="md"
        fullWidth
      >
        {texts.addListings()}
      </Button>
      <nav aria-label={texts.mainNavigation()} className={classes.nav}>
        {entries.map((entry) => (
          <Fragment key={entry}>{shown[entry]}</Fragment>
        ))}
        {help.map(toLink)}
      </nav>
      {session ? (
        <nav aria-label={texts.yourAccount()} className={classes.account}>
          <p dir="auto" className={classes.name}>
            {session.fullName}
          </p>
          <AccountItems session={session} />
        </nav>
      ) : (
        <Group grow className={`only-guests ${classes.guests}`}>
          <Button component={SiteLink} to={paths.login()} variant="default" size="md">
            {texts.logIn()}
          </Button>
          <Button component={SiteLink} to={paths.register} variant="default" size="md">
            {texts.signUp()}
          </Button>
        </Group>
      )}
      <DeviceChoices />
    </SideSheet>
  );
}

function toLink({ to, text }: { to: string; text: string }) {
  return (
    <NavLink key={to} to={to} className={links.link}>
      {text}
    </NavLink>
  );
}

interface TypesSectionProps {
  label: string;
  status: 'FOR_SALE' | 'FOR_RENT';
}

function TypesSection({ label, status }: TypesSectionProps) {
  const kinds = useKinds(status).map(({ kind, depth }) => ({ kind, depth }));
  return <CachedFragment as="details" className={classes.section} of={FoldedTypes} props={{ label, status, kinds }} />;
}

function FoldedTypes({ label, status, kinds }: TypesSectionProps & Pick<TypeLinksProps, 'kinds'>) {
  return (
    <>
      <summary className={links.link}>{label}</summary>
      <TypeLinks
        status={status}
        everything={status === 'FOR_SALE' ? texts.everythingForSale() : texts.everythingForRent()}
        kinds={kinds}
      />
    </>
  );
}
