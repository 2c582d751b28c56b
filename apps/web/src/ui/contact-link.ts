import type { PhoneLinks } from '@africanscity/contracts/phone-links';

interface ContactValue {
  type: string;
  value: string;
  phoneLinks: PhoneLinks | null;
}

/** Returns the link of a further contact; undefined for plain text. Phone numbers use the server's links. */
export function contactLink({ type, value, phoneLinks }: ContactValue): string | undefined {
  const text = value.trim();
  if (phoneLinks) return (/whats/i.test(type) && phoneLinks.whatsapp) || phoneLinks.tel;
  if (/mail/i.test(type) || isEmail(text)) return isEmail(text) ? `mailto:${text}` : undefined;
  if (/^https:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : undefined;
  return undefined;
}

/** Returns a WhatsApp chat link with a prefilled message; undefined for numbers without WhatsApp. */
export function whatsAppLink(links: PhoneLinks | null | undefined, message = ''): string | undefined {
  if (!links?.whatsapp) return undefined;
  return links.whatsapp + (message && `?text=${encodeURIComponent(message)}`);
}

function isEmail(text: string): boolean {
  return /^[^\s@<>?&"',;:\\/]+@[^\s@<>?&"',;:\\/]+\.[^\s@<>?&"',;:\\/.]+$/.test(text);
}
