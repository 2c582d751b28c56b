import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { EmailAddress } from './users.ts';
import { requiredText, shortText } from './wire.ts';

/** Characters of a message that somebody sends by a form. */
export const maxMessageLength = 4000;

/** A field that people do not see and bots fill in: what comes with it is taken for granted and dropped. */
export const honeypot = z.string().default('');

/** How to reach the company. The address is lines, the place is in decimal degrees. */
export const CompanyDetails = z.object({
  email: EmailAddress,
  phones: z.array(z.string()),
  address: z.array(z.string()),
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }),
});
export type CompanyDetails = z.infer<typeof CompanyDetails>;

export const getCompanyDetails = defineEndpoint({
  name: 'getCompanyDetails',
  method: 'GET',
  path: 'africanscity/getcompanydetails',
  access: 'public',
  summary: 'Address, phones and email of the company that runs the site.',
  responds: 'json',
  response: CompanyDetails,
  maxAge: 60,
});

export const ContactForm = z.object({
  surname: requiredText(100),
  name: requiredText(100),
  email: EmailAddress,
  message: requiredText(maxMessageLength),
});

export const saveContactMessage = defineEndpoint({
  name: 'saveContactMessage',
  method: 'POST',
  path: 'africanscity/savecontactmessage',
  access: 'public',
  summary: 'Leaves a message to the company, which is mailed to it; the sender gets a confirmation.',
  form: ContactForm.extend({ subject: shortText(120).default(''), fax: honeypot }),
  responds: 'empty',
});

export const contactEndpoints = { getCompanyDetails, saveContactMessage };
