import * as texts from '@africanscity/messages/site';
import { z } from 'zod';
import { isTypedPhone, longestPhone, withoutInvisible } from './typed-phone.ts';
import { shortText } from './wire.ts';

/** A phone number as people type it, without invisible characters; may be ''. */
export const phoneText = z
  .string()
  .transform(withoutInvisible)
  .pipe(shortText(longestPhone).refine(isTypedPhone, { error: texts.phoneNumberNeeded }));
