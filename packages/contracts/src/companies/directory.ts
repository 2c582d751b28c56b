import * as texts from '@africanscity/messages/site';
import { z } from 'zod';
import { EmailAddress } from '../accounts/users.ts';
import { phoneText } from '../phone.ts';
import { maxMessageLength } from '../values.ts';
import { honeypot, pageNumber, requiredLongText, requiredText, shortText, textOf } from '../wire.ts';
import { directoryPageSize, letterReading, maxDirectorySearch } from './values.ts';

/** Cards a page: any number up to 100. */
const directorySize = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: () => texts.numberBetween({ min: '1', max: '100' }) })
  .transform(Number)
  .refine((size) => size <= 100, { error: () => texts.numberBetween({ min: '1', max: '100' }) })
  .default(directoryPageSize);

export const DirectoryPaging = z.object({ page: pageNumber, size: directorySize });

/** Filter of a directory. `letter` is the first of the name. */
export const DirectoryQuery = DirectoryPaging.extend({
  search: shortText(maxDirectorySearch).default(''),
  letter: textOf(letterReading).default(''),
});

/** A message to a company or a person, who can reply by email. */
export const PersonalMessage = z.object({
  name: requiredText(100),
  email: EmailAddress,
  phone: phoneText.default(''),
  message: requiredLongText(maxMessageLength),
});

export type PersonalMessage = z.infer<typeof PersonalMessage>;

export const personalMessageForm = PersonalMessage.extend({ topping: honeypot });
