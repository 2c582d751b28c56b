import * as texts from '@africanscity/messages/site';
import { Alert, Button } from '@mantine/core';
import { IconAddressBook, IconBrandWhatsapp, IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { moveFocus } from '../navigation/move-focus.ts';
import { paths } from '../../app/paths.ts';
import { OwnerContacts } from './owner-contacts.tsx';
import { useContactClick } from './use-contact-click.ts';
import { type ContactsOf, useContacts } from './use-contacts.ts';

const tall = {
  size: 'md',
  px: 'xs',
  py: 10,
  h: 'auto',
  mih: 48,
  // The label takes two lines with wide system fonts.
  styles: {
    root: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
    inner: { height: 'auto' },
    label: { height: 'auto', lineHeight: 1.3, whiteSpace: 'normal', overflow: 'visible' },
  },
  fullWidth: true,
} as const;

interface ContactsOnDemandProps {
  of: ContactsOf;
  /** Prefilled text of a chat. */
  message: string;
  /** Address of a chat that needs no login. */
  openChat?: string;
  /** Whether another contact button comes first. */
  second?: boolean;
}

/** The contacts of an owner: a chat that is open to everyone, and the others when a logged-in user asks for them. */
export function ContactsOnDemand({ openChat, ...others }: ContactsOnDemandProps) {
  return (
    <>
      {openChat && (
        <Button
          component="a"
          href={openChat}
          target="_blank"
          rel="noopener nofollow"
          {...tall}
          variant={others.second ? 'default' : 'filled'}
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {texts.whatsApp()}
        </Button>
      )}
      <HiddenContacts {...others} second={others.second || openChat !== undefined} />
    </>
  );
}

function HiddenContacts({ of, message, second }: Omit<ContactsOnDemandProps, 'openChat'>) {
  const variant = second ? 'default' : 'filled';
  const { session, shown, error, loading, show } = useContacts(of);
  const { pathname, search } = useLocation();
  const tap = useContactClick(of);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  // Moves the keyboard focus from the removed button to the contacts.
  useEffect(() => {
    if (shown && asked.current) moveFocus(place.current);
  }, [shown]);
  if (!session) {
    return (
      <Button
        component={Link}
        to={paths.login(pathname + search)}
        {...tall}
        variant={variant}
        leftSection={<IconLock size={18} aria-hidden />}
      >
        {texts.logInForContacts()}
      </Button>
    );
  }
  if (shown) {
    return (
      <div ref={place} role="group" aria-label={texts.contactDetails()} tabIndex={-1}>
        <OwnerContacts shown={shown} message={message} onTap={tap} />
      </div>
    );
  }
  return (
    <>
      <Button
        {...tall}
        variant={variant}
        loading={loading}
        onClick={() => {
          asked.current = true;
          show();
        }}
        leftSection={<IconAddressBook size={18} aria-hidden />}
      >
        {texts.showContactDetails()}
      </Button>
      {error && !loading && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
    </>
  );
}
