import type { RequestContact } from '@africanscity/contracts/requests/requests';
import { ContactButtons } from '../../components/contact-buttons.tsx';
import classes from './requests.module.css';

/** How to reach the other side, once an answer is accepted. */
export function ContactLines({ contact: { name, email, phone, phoneLinks } }: { contact: RequestContact }) {
  return (
    <div className={classes.contact} role="group" aria-label={`How to reach ${name}`}>
      <strong dir="auto">{name}</strong>
      <ContactButtons inline phone={phone} phoneLinks={phoneLinks} email={email} />
    </div>
  );
}
