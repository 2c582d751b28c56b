import type { OwnerContacts as Contacts } from '@africanscity/contracts/contact-shares';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { contactLink, phoneLink, whatsAppLink } from '../ui/contact-link.ts';
import classes from './owner-contacts.module.css';

/** Phone, email and further contacts, each leading to where it is used. `message` begins a chat. */
export function OwnerContacts({ shown: { phone, email, contacts }, message }: { shown: Contacts; message: string }) {
  const call = phone ? phoneLink(phone) : undefined;
  const chat = phone ? whatsAppLink(phone, message) : undefined;
  return (
    <div className={classes.contacts}>
      {call && (
        <Button component="a" href={call} size="md" leftSection={<IconPhone size={18} aria-hidden />}>
          {phone}
        </Button>
      )}
      {chat && (
        <Button
          component="a"
          href={chat}
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
      {contacts.length > 0 && (
        <dl className={classes.more}>
          {contacts.map(({ type, value }, index) => (
            <div key={index}>
              <dt>{type}</dt>
              <dd>
                <ContactValue type={type} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function ContactValue({ type, value }: { type: string; value: string }) {
  const href = contactLink(type, value);
  if (!href) return value;
  const foreign = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {};
  return (
    <Anchor href={href} {...foreign}>
      {value}
    </Anchor>
  );
}
