import type { PhoneLinks } from '@africanscity/contracts/phone-links';

interface ContactValue {
  type: string;
  value: string;
  phoneLinks: PhoneLinks | null;
}

/** The link of a further contact; undefined for one that is only text. Phone numbers have the links of the server. */
export function contactLink({ type, value, phoneLinks }: ContactValue): string | undefined {
  const text = value.trim();
  if (phoneLinks) return (/whats/i.test(type) && phoneLinks.whatsapp) || phoneLinks.tel;
  if (/mail/i.test(type) || isEmail(text)) return isEmail(text) ? `mailto:${text}` : undefined;
  if (/^https:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : undefined;
  return undefined;
}

/** A WhatsApp chat with a first message; undefined for a number without one. */
export function whatsAppLink(links: PhoneLinks | null | undefined, message = ''): string | undefined {
  if (!links?.whatsapp) return undefined;
  return links.whatsapp + (message && `?text=${encodeURIComponent(message)}`);
}

function isEmail(text: string): boolean {
  return /^[^\s@<>?&"',;:\\/]+@[^\s@<>?&"',;:\\/]+\.[^\s@<>?&"',;:\\/.]+$/.test(text);
}
