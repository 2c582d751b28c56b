import type { RequestContact } from '@africanscity/contracts/property-requests';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { contactLink, phoneLink, whatsAppLink } from '../../ui/contact-link.ts';
import classes from './requests.module.css';

/** How to reach the other side, once an answer is accepted. */
export function ContactLines({ contact: { name, email, phone } }: { contact: RequestContact }) {
  const chat = phone ? whatsAppLink(phone) : undefined;
  return (
    <div className={classes.contact} role="group" aria-label={`How to reach ${name}`}>
      <strong>{name}</strong>
      <div className={classes.buttons}>
        {phone && (
          <Button component="a" href={phoneLink(phone)} h={44} leftSection={<IconPhone size={18} aria-hidden />}>
            {phone}
          </Button>
        )}
        {chat && (
          <Button
            component="a"
            href={chat}
            target="_blank"
            rel="noopener"
            h={44}
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          >
            WhatsApp
          </Button>
        )}
        <Button
          component="a"
          href={contactLink('Email', email)}
          h={44}
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          styles={{ label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
        >
          {email}
        </Button>
      </div>
    </div>
  );
}
