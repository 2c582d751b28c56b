import { language } from '@africanscity/messages/language';

/** Formats a day in UTC, in the language of the request: "5 March 2027". */
export function longDay(date: Date): string {
  const locale = language() === 'en' ? 'en-GB' : language();
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}
