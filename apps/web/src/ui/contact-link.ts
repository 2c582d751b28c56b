/** Where a way to reach somebody leads; undefined when it is only text. */
export function contactLink(type: string, value: string): string | undefined {
  const text = value.trim();
  if (/whats/i.test(type)) return whatsAppLink(text) ?? phoneLink(text);
  if (/mail/i.test(type) || isEmail(text)) return isEmail(text) ? `mailto:${text}` : undefined;
  if (/^https:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : undefined;
  return phoneLink(text);
}

export function phoneLink(number: string): string | undefined {
  const digits = number.replace(/[\s().\-/]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** A chat with a number that names its country, with a first message. */
export function whatsAppLink(number: string, message = ''): string | undefined {
  const digits = number.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (!/^\+[1-9]\d{6,14}$/.test(digits)) return undefined;
  return `https://wa.me/${digits.slice(1)}${message && `?text=${encodeURIComponent(message)}`}`;
}

function isEmail(text: string): boolean {
  return /^[^\s@<>?&"',;:\\/]+@[^\s@<>?&"',;:\\/]+\.[^\s@<>?&"',;:\\/.]+$/.test(text);
}
