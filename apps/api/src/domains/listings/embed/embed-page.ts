import type { Company } from '@africanscity/contracts/companies/companies';
import { askedPrice } from '@africanscity/contracts/listings/dollars';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import { formatPrice, formatSize, listingName } from '@africanscity/contracts/listings/wording';
import * as companyTexts from '@africanscity/messages/companies';
import { language } from '@africanscity/messages/language';
import { directionOf, pathPrefix } from '@africanscity/messages/languages';
import { createHash } from 'node:crypto';
import type { Config } from '../../../context.ts';
import { escapeHtml } from '../../../escape-html.ts';
import { heightScript } from './embed-script.ts';
import { embedStyles } from './embed-styles.ts';

type Site = Pick<Config, 'brand' | 'publicUrl' | 'assetUrl'>;

/** A page for frames of other sites, and its content security policy. */
export interface EmbedPage {
  html: string;
  policy: string;
}

/** Writes the newest homes of an agency as a page for frames of other sites. */
export function writeEmbedPage(site: Site, company: Pick<Company, 'id' | 'name'>, listings: ListingCard[]): EmbedPage {
  const heading = companyTexts.embedHeading({ company: company.name });
  const all = companyTexts.embedAllHomes({ company: company.name, brand: site.brand.name });
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    listings.length > 0
      ? `<ul>${listings.map((listing) => writeCard(site, listing)).join('\n')}</ul>`
      : `<p>${escapeHtml(companyTexts.noListingsRightNow())}</p>`,
    `<p class="all">${link(site, `/singleCompany?id=${company.id}`, all)}</p>`,
  ];
  return writePage(site, heading, body);
}

/** Writes a page for frames that says that there is no such agency. */
export function writeMissingPage(site: Site): EmbedPage {
  const title = companyTexts.companyNotFound();
  return writePage(site, title, [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="all">${link(site, '/home', site.brand.name)}</p>`,
  ]);
}

/** Writes a page for frames that says that the homes cannot be shown now, and links to those of the agency on the site. */
export function writeFaultPage(site: Site, agencyId: string): EmbedPage {
  const title = companyTexts.embedFault();
  return writePage(site, title, [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="all">${link(site, `/singleCompany?id=${encodeURIComponent(agencyId)}`, companyTexts.embedOnSite({ brand: site.brand.name }))}</p>`,
  ]);
}

function writeCard(site: Site, listing: ListingCard): string {
  const facts = [...cardFacts(listing), formatSize(listing)].filter(Boolean);
  return `<li>${writePicture(listing)}<div class="card">
<p class="price">${escapeHtml(askedPrice(listing, formatPrice))}</p>
<h2>${link(site, listingPath(listing), listingName(listing))}</h2>
<p class="soft">${isolate(placeLine(listing.area, listing.city))}</p>
<p class="soft">${facts.map(isolate).join(' · ')}</p>
</div></li>`;
}

/** Returns the cover in the size of cards. The link beside it has the name of the home, so it is decoration. */
function writePicture({ picture }: ListingCard): string {
  const cards = picture?.sources.filter(({ size }) => size === 'card') ?? [];
  const jpeg = cards.find(({ format }) => format === 'jpeg');
  if (!jpeg) return '<div class="blank"></div>';
  const webp = cards.find(({ format }) => format === 'webp');
  const lighter = webp ? `<source type="image/webp" srcset="${escapeHtml(webp.url)}">` : '';
  return `<picture>${lighter}<img src="${escapeHtml(jpeg.url)}" width="${jpeg.width}" height="${jpeg.height}" loading="lazy" alt=""></picture>`;
}

/** Returns a text in its own direction: in Arabic, places and units can be in Latin letters. */
const isolate = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** Returns a link to a page of the site, which opens outside of the frame. */
function link({ publicUrl }: Site, path: string, text: string): string {
  const address = publicUrl + pathPrefix(language()) + path;
  return `<a dir="auto" href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
}

function writePage({ brand, assetUrl }: Site, title: string, body: string[]): EmbedPage {
  const styles = embedStyles(brand);
  const html = `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${styles}</style>
</head>
<body>
${body.join('\n')}
<script>${heightScript}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `img-src 'self'${assetUrl && ` ${assetUrl}`}`,
    `style-src ${hashOf(styles)}`,
    `script-src ${hashOf(heightScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
  return { html, policy };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
