const address = /\S+\s?@\s?\S+/g;
const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const digits = /\+?\d(?:[\s().\-/]*\d){6,}/g;

/** Words without the mail addresses, links and telephone numbers among them: seven digits or more are a number. */
export function maskContacts(text: string): string {
  return text.replace(address, '[hidden]').replace(link, '[hidden]').replace(digits, '[hidden]');
}
