import * as texts from '@africanscity/messages/site';
import { type FormFields, addField, createFields, malformed, maxFields, tooLarge } from './form-fields.ts';

/** Reads `a=1&b=2`. Refuses a stray % and invalid UTF-8. */
export function readUrlencoded(text: string): FormFields {
  const pairs = text.split('&', 10 * maxFields).filter(Boolean);
  if (pairs.length > maxFields) throw tooLarge(texts.formMayMostFields({ count: maxFields }));
  const fields = createFields();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    addField(fields, decode(name), equals < 0 ? '' : decode(pair.slice(equals + 1)));
  }
  return fields;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed();
  }
}
