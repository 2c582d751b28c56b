import { Alert, Button } from '@mantine/core';
import { IconAddressBook, IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { OwnerContacts } from './owner-contacts.tsx';
import { useContactTap } from './use-contact-tap.ts';
import { type ContactsOf, useContacts } from './use-contacts.ts';

const tall = {
  size: 'md',
  px: 'xs',
  py: 8,
  h: 'auto',
  mih: 44,
  styles: { label: { whiteSpace: 'normal' } },
  fullWidth: true,
} as const;

/** How to reach an owner, once somebody who is logged in asks for it. `message` begins a chat. */
export function ContactsOnDemand({ of, message }: { of: ContactsOf; message: string }) {
  const { session, shown, error, loading, show } = useContacts(of);
  const { pathname, search } = useLocation();
  const tap = useContactTap(of);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  // The button that was pressed is gone: whoever uses the keyboard goes on at what came in its place.
  useEffect(() => {
    if (shown && asked.current) place.current?.focus();
  }, [shown]);
  if (!session) {
    return (
      <Button
        component={Link}
        to={paths.login(pathname + search)}
        {...tall}
        leftSection={<IconLock size={18} aria-hidden />}
      >
        Login to see contact details
      </Button>
    );
  }
  if (shown) {
    return (
      <div ref={place} role="group" aria-label="Contact details" tabIndex={-1}>
        <OwnerContacts shown={shown} message={message} onTap={tap} />
      </div>
    );
  }
  return (
    <>
      <Button
        {...tall}
        loading={loading}
        onClick={() => {
          asked.current = true;
          show();
        }}
        leftSection={<IconAddressBook size={18} aria-hidden />}
      >
        Show contact details
      </Button>
      {error && !loading && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
    </>
  );
}
