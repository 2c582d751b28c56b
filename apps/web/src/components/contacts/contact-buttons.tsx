import * as texts from '@africanscity/messages/site';
import { Button, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import type { PhoneLinks } from '@africanscity/contracts/phone-links';
import { whatsAppLink } from '../../ui/contact-link.ts';
import classes from './contact-buttons.module.css';

interface ContactButtonsProps {
  phone: string | null;
  /** Null for a phone number that can only be shown as text. */
  phoneLinks: PhoneLinks | null;
  email: string;
  /** Prefilled text of a chat. */
  message?: string;
  /** Called when the visitor starts a chat or a call. */
  onTap?: (kind: 'whatsapp' | 'call') => void;
  /** Shows the buttons in a row instead of at full width. */
  inline?: boolean;
}

/** Buttons for a call, a chat and an email, for each contact that the owner has. */
export function ContactButtons({ phone, phoneLinks, email, message, onTap, inline }: ContactButtonsProps) {
  const chat = whatsAppLink(phoneLinks, message);
  return (
    <div className={inline ? `${classes.contacts} ${classes.inline}` : classes.contacts}>
      {phoneLinks && (
        <Button
          component="a"
          href={phoneLinks.tel}
          onClick={() => onTap?.('call')}
          size="md"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {phoneLinks.international}
        </Button>
      )}
      {chat && (
        <Button
          component="a"
          href={chat}
          onClick={() => onTap?.('whatsapp')}
          target="_blank"
          rel="noopener"
          size="md"
          variant="default"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {texts.whatsApp()}
        </Button>
      )}
      {phone && !phoneLinks && <Text>{phone}</Text>}
      {email && (
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(email)}`}
          size="md"
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
        >
          <span className={classes.value}>{email}</span>
        </Button>
      )}
    </div>
  );
}
