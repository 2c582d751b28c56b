import * as texts from '@africanscity/messages/site';
import { z } from 'zod';
import { isTypedPhone, longestPhone, phoneDigits, withoutInvisible } from './typed-phone.ts';
import { shortText } from './wire.ts';

/** A phone number as people type it, without invisible characters; may be ''. */
export const phoneText = z
  .string()
  .transform(withoutInvisible)
  .pipe(shortText(longestPhone).refine(isTypedPhone, { error: texts.phoneNumberNeeded }));

/** The fewest digits of a phone number that can be called. */
const fewestDigits = 5;

/**
 * A phone number that has enough digits to be called; may be ''. Calls that existing clients send stored numbers to accept
 * shorter ones.
 */
export const callablePhone = phoneText.refine((text) => text.trim() === '' || phoneDigits(text) >= fewestDigits, {
  error: texts.phoneNumberSuchAs,
});

/** A contact whose value is a phone number. */
export const callableContact = z.object({ value: callablePhone });
