import * as texts from '@africanscity/messages/listings';

type Part = string | null | undefined;

/** Joins the distinct parts of a place that have a letter or digit: 'Avondale, Harare'; '' without any. */
export function placeLine(...parts: Part[]): string {
  const said = new Map<string, string>();
  for (const part of parts) {
    const text = (part ?? '').replace(/[^\S\r\n]+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
    const key = text.toLocaleLowerCase('en');
    if (/[\p{L}\p{N}]/u.test(text) && !said.has(key)) said.set(key, text);
  }
  return [...said.values()].join(', ');
}

/** Returns 'House in Avondale, Harare', or only 'House' without a place. */
export function inPlace(what: string, ...parts: Part[]): string {
  const place = placeLine(...parts);
  return place ? texts.listingInPlace({ listing: what, place }) : what;
}
