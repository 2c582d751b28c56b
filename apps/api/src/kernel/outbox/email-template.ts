import { deriveTheme } from '@africanscity/contracts/brand-theme';
import { type Brand, brandPicturePath } from '@africanscity/contracts/brand';
import { inLanguage, language } from '@africanscity/messages/language';
import { directionOf, type Language, pathPrefix } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import type { Config } from '../../context.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type EmailListing, listingsHtml, listingsText } from './email-listings.ts';

/** Content of an email, before it is rendered as text and HTML. */
export interface EmailContent {
  /** Of its texts; absent for that of the request. */
  language?: Language;
  subject: string;
  /** First name of the reader. */
  name?: string;
  paragraphs: string[];
  /** Shown one below the other, before the action. */
  listings?: EmailListing[];
  action?: { label: string; url: string };
  /** Shown below the action. */
  remarks?: string[];
  /** Small links at the very end, such as unsubscribe links. */
  links?: { label: string; url: string }[];
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Writes an email in the language of its reader, who may be another user than the caller. */
export function emailIn<Content extends EmailContent>(reader: { language: Language }, write: () => Content): Content {
  return { ...inLanguage(reader.language, write), language: reader.language };
}

/** Renders an email of a brand as text and HTML. User input is escaped. */
export function renderEmail(config: EmailConfig, content: EmailContent): RenderedEmail {
  return inLanguage(content.language ?? language(), () => render(config, translateAddresses(config, content)));
}

type EmailConfig = Pick<Config, 'brand' | 'publicUrl' | 'languages'>;

/** Links the pages in the language of the email, if the site has them. */
function translateAddresses({ publicUrl, languages }: EmailConfig, content: EmailContent): EmailContent {
  const prefix = languages.includes(language()) ? pathPrefix(language()) : '';
  const translate = <Link extends { url: string }>(link: Link): Link => ({
    ...link,
    url: link.url.startsWith(`${publicUrl}/`) ? publicUrl + prefix + link.url.slice(publicUrl.length) : link.url,
  });
  return {
    ...content,
    ...(content.listings && { listings: content.listings.map(translate) }),
    ...(content.action && { action: translate(content.action) }),
    ...(content.links && { links: content.links.map(translate) }),
  };
}

function render({ brand, publicUrl }: EmailConfig, content: EmailContent): RenderedEmail {
  const { subject, name, paragraphs, listings = [], action, remarks = [], links = [] } = content;
  const color = deriveTheme(brand).shades[8]!;
  const greeting = name ? texts.helloName({ name: oneLine(name) }) : texts.hello();
  const farewell = texts.farewell({ brand: brand.name });
  const text = [
    greeting,
    ...paragraphs,
    ...listingsText(listings),
    ...(action ? [texts.labelledBelow({ label: action.label, value: action.url })] : []),
    ...remarks,
    farewell,
    ...links.map(({ label, url }) => texts.labelled({ label, value: url })),
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f6f3ee;font:16px/1.6 system-ui,sans-serif;color:#26221c">',
    '<div style="max-width:34rem;margin:0 auto;padding:2rem 1.5rem">',
    `<p style="font-weight:700;font-size:1.25rem;color:${color}">${brandMark(brand, publicUrl)}</p>`,
    ...[greeting, ...paragraphs].map(paragraph),
    listingsHtml(listings, color),
    action
      ? `<p style="margin:1.75rem 0"><a href="${escapeHtml(action.url)}" style="background:${color};${buttonStyle}">${escapeHtml(action.label)}</a></p>`
      : '',
    ...remarks.map((remark) => `<p dir="auto" style="font-size:.875rem;color:#6b6459">${escapeHtml(remark)}</p>`),
    paragraph(farewell),
    ...links.map(
      ({ label, url }) =>
        `<p style="font-size:.875rem"><a href="${escapeHtml(url)}" dir="auto" style="color:#6b6459">${escapeHtml(label)}</a></p>`,
    ),
    '</div></body></html>',
  ].join('');
  return { subject, text: `${endAddresses(text)}\n`, html };
}

/** Without the marks of direction around addresses: email programs would make the last one a part of the link. */
const endAddresses = (text: string) => text.replace(/\u2068(https?:\S+)\u2069/g, '$1');

/** Largest size of a logo in an email, in pixels. */
const logoRoom = { width: 200, height: 40 };

/** The logo, with the name as its text, or else the name. */
function brandMark({ name, logo }: Brand, publicUrl: string): string {
  if (!logo) return escapeHtml(name);
  const scale = Math.min(1, logoRoom.width / logo.width, logoRoom.height / logo.height);
  const [width, height] = [logo.width, logo.height].map((pixels) => Math.round(pixels * scale));
  const address = `${publicUrl}${brandPicturePath(logo.digest, 'logo')}`;
  return `<img src="${escapeHtml(address)}" width="${width}" height="${height}" alt="${escapeHtml(name)}">`;
}

const buttonStyle = 'color:#fff;padding:.75rem 1.5rem;border-radius:.5rem;text-decoration:none;font-weight:600';

function paragraph(text: string): string {
  return `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
