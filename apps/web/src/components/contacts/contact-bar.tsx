import * as texts from '@africanscity/messages/site';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconLock, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { whatsAppLink } from '../../ui/contact-link.ts';
import classes from './contact-bar.module.css';
import { useContactClick } from './use-contact-click.ts';
import { type ContactsOf, useContacts } from './use-contacts.ts';

interface ContactBarProps {
  of: ContactsOf;
  /** Prefilled text of a chat. */
  message: string;
  /** Address of a chat that needs no login. */
  openChat?: string;
  /** A button before the other ways to contact the owner. */
  act?: ReactNode;
}

/**
 * Contact buttons that stay at the bottom of a narrow screen. Contacts that are shown elsewhere on the page are shown
 * here too. The bar must be the last child of its element and ends with it.
 */
export function ContactBar({ of, message, openChat, act }: ContactBarProps) {
  const { session, shown, error, loading, show } = useContacts(of);
  const { pathname, search } = useLocation();
  const tap = useContactClick(of);
  const call = shown?.phoneLinks?.tel;
  const chat = whatsAppLink(shown?.phoneLinks, message);
  const chatLink = chat ?? openChat;
  const another = act ?? openChat;
  return (
    <div className={classes.bar} role="group" aria-label={texts.getInTouch()}>
      {error && !loading && !shown && (
        <p className={classes.error} role="status">
          {error.message}
        </p>
      )}
      <div className={classes.acts}>
        {act}
        {chatLink && (
          <Button
            component="a"
            href={chatLink}
            // The address of an open chat counts by itself.
            onClick={() => chat && tap?.('whatsapp')}
            target="_blank"
            rel="noopener nofollow"
            className={classes.act}
            variant="default"
            leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
          >
            {texts.whatsApp()}
          </Button>
        )}
        {!session && (
          <Button
            component={Link}
            to={paths.login(pathname + search)}
            className={classes.act}
            variant={another ? 'default' : 'filled'}
            leftSection={<IconLock size={18} aria-hidden />}
          >
            {another ? texts.call() : texts.logInToCall()}
          </Button>
        )}
        {session && !shown && (
          <Button
            className={classes.act}
            variant={another ? 'default' : 'filled'}
            loading={loading}
            leftSection={<IconPhone size={18} aria-hidden />}
            onClick={show}
          >
            {openChat ? texts.call() : texts.callOrChat()}
          </Button>
        )}
        {call && (
          <Button
            component="a"
            href={call}
            onClick={() => tap?.('call')}
            className={classes.act}
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            {texts.call()}
          </Button>
        )}
        {shown && !chatLink && shown.email && (
          <Button
            component="a"
            href={`mailto:${encodeURIComponent(shown.email)}`}
            className={classes.act}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
          >
            {texts.email()}
          </Button>
        )}
      </div>
    </div>
  );
}
