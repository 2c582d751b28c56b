import { Button, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { phoneLink, whatsAppLink } from '../ui/contact-link.ts';
import classes from './contact-buttons.module.css';

interface ContactButtonsProps {
  phone: string | null;
  email: string;
  /** Begins a chat. */
  message?: string;
  /** Hears of a chat or a call that is begun. */
  onTap?: (kind: 'whatsapp' | 'call') => void;
  /** Beside each other, instead of over the whole width. */
  inline?: boolean;
}

/** A call, a chat and a mail, as far as one may be reached by them. */
export function ContactButtons({ phone, email, message, onTap, inline }: ContactButtonsProps) {
  const call = phone ? phoneLink(phone) : undefined;
  const chat = phone ? whatsAppLink(phone, message) : undefined;
  return (
    <div className={inline ? `${classes.contacts} ${classes.inline}` : classes.contacts}>
      {call && (
        <Button
          component="a"
          href={call}
          onClick={() => onTap?.('call')}
          size="md"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {phone}
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
          WhatsApp
        </Button>
      )}
      {phone && !call && <Text>{phone}</Text>}
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
