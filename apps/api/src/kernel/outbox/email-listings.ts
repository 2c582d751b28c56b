import { language } from '@africanscity/messages/language';
import { directionOf } from '@africanscity/messages/languages';
import { escapeHtml } from '../../escape-html.ts';

export interface EmailListing {
  url: string;
  /** Such as "House in Avondale, Harare". */
  title: string;
  /** Such as "$85,000". */
  price: string;
  /** Such as "To move in: ₦2,550,000"; '' for none. */
  costs: string;
  /** Such as "3 rooms, 2 baths". */
  facts: string;
  /** A JPEG of about 320 pixels, at an absolute address. */
  picture?: { url: string; width: number; height: number };
}

export function listingsText(listings: EmailListing[]): string[] {
  return listings.map(({ title, price, costs, facts, url }) =>
    [`${price} – ${title}`, costs, facts, url].filter((line) => line !== '').join('\n'),
  );
}

/** Tables and attributes, because email programs support little else. */
export function listingsHtml(listings: EmailListing[], linkColor: string): string {
  if (listings.length === 0) return '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%">${listings.map((one) => rowOf(one, linkColor)).join('')}</table>`;
}

function rowOf({ url, title, price, costs, facts, picture }: EmailListing, linkColor: string): string {
  const link = escapeHtml(url);
  const image = picture
    ? `<a href="${link}"><img src="${escapeHtml(picture.url)}" alt="" width="120" height="${Math.round((120 * picture.height) / picture.width)}" style="display:block;border:0;border-radius:8px"></a>`
    : '';
  return [
    '<tr>',
    `<td width="132" valign="top" style="padding:${besideText()};border-top:1px solid #ddd5c8">${image}</td>`,
    '<td valign="top" style="padding:10px 0;border-top:1px solid #ddd5c8">',
    `<strong style="font-size:18px">${escapeHtml(price)}</strong><br>`,
    costs ? `<span style="color:#6b6459">${escapeHtml(costs)}</span><br>` : '',
    `<a href="${link}" dir="auto" style="color:${linkColor};font-weight:600">${escapeHtml(title)}</a>`,
    facts ? `<br><span style="color:#6b6459">${escapeHtml(facts)}</span>` : '',
    '</td></tr>',
  ].join('');
}

/** The space between a picture and its text, on their side of the picture. */
const besideText = () => (directionOf(language()) === 'rtl' ? '10px 0 10px 12px' : '10px 12px 10px 0');
