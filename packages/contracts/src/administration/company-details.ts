import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import { z } from 'zod';
import { EmailAddress } from '../accounts/users.ts';
import { degreesOf } from '../listings/coordinates/degrees.ts';
import { phoneText } from '../phone.ts';
import { requiredText } from '../wire.ts';
import { lines } from './lines.ts';

/** Contacts of the company, as a form. */
export const CompanyDetailsForm = z.object({
  email: EmailAddress,
  phones: lines(6).refine((all) => all.every((phone) => phone !== '' && phoneText.safeParse(phone).success), {
    error: texts.phoneLinesNeeded,
  }),
  address: lines(8)
    .refine((all) => all.length > 0, { error: siteTexts.mustNotBeBlank })
    .refine((all) => all.every((line) => line.length <= 100), { error: () => texts.charactersALine({ max: '100' }) }),
  placeName: requiredText(60),
  latitude: degreesOf('latitude'),
  longitude: degreesOf('longitude'),
});
