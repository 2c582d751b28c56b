import type { Listing } from '@africanscity/contracts/listings';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { contactLink, phoneLink, whatsAppLink } from '../../ui/contact-link.ts';
import classes from './owner-contacts.module.css';

/** Phone, email and further contacts, each leading to where it is used. `message` begins a chat. */
export function OwnerContacts({
  listing: { user, contacts = [] },
  message,
}: {
  listing: Pick<Listing, 'contacts'> & { user: Pick<Listing['user'], 'phone' | 'email'> };
  message: string;
}) {
  const call = user.phone ? phoneLink(user.phone) : undefined;
  const chat = user.phone ? whatsAppLink(user.phone, message) : undefined;
  return (
    <div className={classes.contacts}>
      {call && (
        <Button component="a" href={call} size="md" leftSection={<IconPhone size={18} aria-hidden />}>
          {user.phone}
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
      {user.phone && !call && <Text>{user.phone}</Text>}
      {user.email && (
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(user.email)}`}
          size="md"
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
        >
          <span className={classes.value}>{user.email}</span>
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
