import type { OwnerContacts as Contacts } from '@africanscity/contracts/listings/contacts';
import { Anchor } from '@mantine/core';
import { contactLink } from '../ui/contact-link.ts';
import { ContactButtons } from './contact-buttons.tsx';
import classes from './owner-contacts.module.css';

interface OwnerContactsProps {
  shown: Contacts;
  message: string;
  /** Hears of a chat or a call that is begun. */
  onTap?: (kind: 'whatsapp' | 'call') => void;
}

/** Phone, email and further contacts, each leading to where it is used. `message` begins a chat. */
export function OwnerContacts({ shown: { phone, email, contacts }, message, onTap }: OwnerContactsProps) {
  return (
    <>
      <ContactButtons phone={phone} email={email} message={message} onTap={onTap} />
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
    </>
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
