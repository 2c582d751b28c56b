import * as texts from '@africanscity/messages/requests';
import type { RequestContact } from '@africanscity/contracts/requests/requests';
import { ContactButtons } from '../../components/contacts/contact-buttons.tsx';
import classes from './requests.module.css';

/** The contacts of the other side, after an answer was accepted. */
export function ContactLines({ contact: { name, email, phone, phoneLinks } }: { contact: RequestContact }) {
  return (
    <div className={classes.contact} role="group" aria-label={texts.howToReach({ name })}>
      <strong dir="auto">{name}</strong>
      <ContactButtons inline phone={phone} phoneLinks={phoneLinks} email={email} />
    </div>
  );
}
