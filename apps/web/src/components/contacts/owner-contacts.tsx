import type { OwnerContacts as Contacts } from '@africanscity/contracts/listings/contacts';
import { Anchor } from '@mantine/core';
import { contactLink } from '../../ui/contact-link.ts';
import { ContactButtons } from './contact-buttons.tsx';
import classes from './owner-contacts.module.css';

interface OwnerContactsProps {
  shown: Contacts;
  message: string;
  /** Called when the visitor starts a chat or a call. */
  onTap?: (kind: 'whatsapp' | 'call') => void;
}

/** Links for phone, email and further contacts. `message` is the prefilled text of a chat. */
export function OwnerContacts({ shown: { phone, phoneLinks, email, contacts }, message, onTap }: OwnerContactsProps) {
  return (
    <>
      <ContactButtons phone={phone} phoneLinks={phoneLinks} email={email} message={message} onTap={onTap} />
      {contacts.length > 0 && (
        <dl className={classes.more}>
          {contacts.map((contact, index) => (
            <div key={index}>
              <dt>{contact.type}</dt>
              <dd>
                <ContactValue contact={contact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function ContactValue({ contact }: { contact: Contacts['contacts'][number] }) {
  const href = contactLink(contact);
  const value = contact.phoneLinks?.international ?? contact.value;
  if (!href) return value;
  const foreign = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {};
  return (
    <Anchor href={href} {...foreign}>
      {value}
    </Anchor>
  );
}
