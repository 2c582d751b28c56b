import { maxMessageLength } from '../values.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { EmailAddress } from '../accounts/users.ts';
import { PhoneLinks } from '../phone-links.ts';
import { honeypot, requiredLongText, requiredText, shortText, surname } from '../wire.ts';

/** Contacts of the company. The address is lines, the place is in decimal degrees. */
export const CompanyDetails = z.object({
  email: EmailAddress,
  phones: z.array(z.string()),
  address: z.array(z.string()),
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }),
});

export type CompanyDetails = z.infer<typeof CompanyDetails>;

/** With links for each phone, in the order of `phones`. */
export const CompanyContacts = CompanyDetails.extend({ phoneLinks: z.array(PhoneLinks.nullable()) });

export type CompanyContacts = z.infer<typeof CompanyContacts>;

export const ContactForm = z.object({
  surname: surname.default(''),
  name: requiredText(100),
  email: EmailAddress,
  message: requiredLongText(maxMessageLength),
});

/** Schemas of the input and response of each operation. */
export const contactSchemas = {
  getCompanyDetails: {
    summary: 'Returns address, phones and email of the company that runs the site.',
    response: CompanyContacts,
    maxAge: 60,
  },
  saveContactMessage: {
    summary: 'Emails a message to the company; the sender gets a confirmation.',
    form: ContactForm.extend({ subject: shortText(120).default(''), topping: honeypot }),
  },
} satisfies Record<string, Schemas>;
