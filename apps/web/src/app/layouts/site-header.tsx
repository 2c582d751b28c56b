import * as texts from '@africanscity/messages/site';
import type { MenuEntry } from '@africanscity/contracts/administration/arrangement-values';
import { isServed } from '@africanscity/contracts/brand-features';
import { useBrand } from '../../ui/brand.tsx';
import { ActionIcon, Anchor, Button, Container } from '@mantine/core';
import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLiveSession } from '../../api/session.ts';
import { ColorSchemeSwitch } from '../../components/visitor/color-scheme-switch.tsx';
import { useVisitor } from '../../components/visitor/visitor.tsx';
import { Logo } from '../../ui/logo.tsx';
import type { SideSheetHandle } from '../../ui/side-sheet.tsx';
import { paths } from '../paths.ts';
import { PhoneMenu } from './phone-menu.tsx';
import classes from './site-header.module.css';
import { TypesDropdown } from './types-dropdown.tsx';
import { UserMenu } from './user-menu.tsx';
import { useSiteMenu } from './use-site-menu.ts';

/** The navigation bar. On phones everything except the logo is in a side sheet. */
export function SiteHeader() {
  const { name, off } = useBrand();
  const session = useLiveSession();
  const { entries, navigation } = useSiteMenu();
  const visitor = useVisitor();
  const sheet = useRef<SideSheetHandle>(null);
  const shown: Record<MenuEntry, ReactNode> = {
    home: <BarLink to={paths.home}>{texts.home()}</BarLink>,
    sale: <TypesDropdown label={texts.sale()} status="FOR_SALE" />,
    rent: <TypesDropdown label={texts.rent()} status="FOR_RENT" />,
    agencies: isServed(paths.companyList, off) && <BarLink to={paths.companyList}>{texts.agencies()}</BarLink>,
    pricing: isServed(paths.pricing, off) && <BarLink to={paths.pricing}>{texts.pricing()}</BarLink>,
    pages: navigation.map(({ to, text }) => (
      <BarLink key={to} to={to}>
        {text}
      </BarLink>
    )),
  };
  return (
    <header className={classes.header}>
      <Container className={classes.bar}>
        <SiteLink to={paths.home} className={classes.logo} aria-label={texts.homeOf({ name })}>
          <Logo />
        </SiteLink>
        <nav className={classes.links} aria-label={texts.mainNavigation()}>
          {entries.map((entry) => (
            <Fragment key={entry}>{shown[entry]}</Fragment>
          ))}
        </nav>
        <div className={classes.actions}>
          <ColorSchemeSwitch />
          {session ? (
            <UserMenu session={session} />
          ) : (
            <div className={`only-guests ${classes.guests}`}>
              <Anchor component={SiteLink} to={paths.login()} className={classes.link} underline="never">
                {visitor?.fullName ?? texts.logIn()}
              </Anchor>
              {!visitor && (
                <Button component={SiteLink} to={paths.register} variant="default" className={classes.signUp}>
                  {texts.signUp()}
                </Button>
              )}
            </div>
          )}
          <Button
            component={SiteLink}
            to={paths.uploadListing()}
            className={classes.add}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {texts.addListings()}
          </Button>
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
        </div>
      </Container>
      <PhoneMenu ref={sheet} session={session} />
    </header>
  );
}

function BarLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} className={classes.link}>
      {children}
    </NavLink>
  );
}
