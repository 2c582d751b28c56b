import { type Language, mainLanguage } from '@africanscity/messages/languages';
import type { Feature } from './brand-features.ts';
import type { FontChoice } from './brand-fonts.ts';

/** The brand of the company that runs the site: all that pages, emails and files say about it. */
export interface Brand {
  /** Name of the site. */
  name: string;
  /** Sender of emails. */
  emailSender: string;
  /** Colour of buttons, links and highlights, as #rrggbb. */
  accent: string;
  /** Colour of the footer and of dark bands, as #rrggbb. */
  night: string;
  /** Logo on light surfaces; null for the drawing with the name. */
  logo: BrandLogo | null;
  /** Logo on dark surfaces; null for `logo`. */
  darkLogo: BrandLogo | null;
  /** Digest of the icon; null for the drawing. */
  icon: string | null;
  /** ISO 3166-1 alpha-2: first in choices of a country, and of phone numbers without a country code. */
  homeCountry: string | null;
  /** ISO 4217: currency of prices for visitors who chose none; null for prices as owners ask them. */
  currency: string | null;
  /** Language of visitors whose browser wants none that the site has, and of emails to the company. */
  language: Language;
  /** Features that are switched off. */
  off: Feature[];
  fonts: FontChoice;
  /** Addresses of the company's pages on other sites, such as a social network. */
  social: string[];
}

/** A logo as it was uploaded. */
export interface BrandLogo {
  /** SHA-256 of the upload, in hex. */
  digest: string;
  /** Pixels of the stored picture. */
  width: number;
  height: number;
}

/** Sizes of an icon in pixels. A maskable icon fills its square, of which devices cut off the edge. */
export const iconSizes = ['32', '180', '192', '512', 'maskable'] as const;

/** Returns the address of a picture of the brand, whose bytes never change. */
export function brandPicturePath(digest: string, part: 'logo' | (typeof iconSizes)[number]): string {
  return `/brand/${digest}-${part}.png`;
}

/** Returns the digest of the icon, or of the drawing in the colours of the brand. */
export function iconOf({ icon, accent, night }: Pick<Brand, 'icon' | 'accent' | 'night'>): string {
  return icon ?? `drawing1-${accent.slice(1)}-${night.slice(1)}`;
}

/** The brand of a site whose administrators and settings name no other. */
export const defaultBrand: Brand = {
  name: 'AfricansCity',
  emailSender: 'AfricansCity',
  accent: '#ff8c00',
  night: '#17212b',
  logo: null,
  darkLogo: null,
  icon: null,
  homeCountry: null,
  currency: null,
  language: mainLanguage,
  off: [],
  fonts: 'own',
  social: [],
};

/** The brand as browsers get it. */
export interface SiteBrand {
  name: string;
  /** The name as a part of file names: 'maison-sahel'. */
  slug: string;
  /** The name in two parts. The logo shows the second one in the accent colour. */
  logoText: [string, string];
  /** Accent and dark colour, unless they are those of the style sheet. */
  colors?: { accent: string; night: string };
  /** Logos on light and on dark surfaces, unless the logo is the drawing with the name. */
  logos?: { light: SiteLogo; dark: SiteLogo };
  /** Digest of the icon. */
  icon: string;
  homeCountry?: string;
  /** Language of visitors whose browser wants none that the site has, unless it is the main one. */
  language?: Language;
  /** Features that are switched off, if any. */
  off?: Feature[];
  /** Fonts, unless they are the site's own. */
  fonts?: FontChoice;
  /** Addresses of the company on other sites, if any. */
  social?: string[];
}

/** A logo with its address and its size in pixels. */
interface SiteLogo {
  src: string;
  width: number;
  height: number;
}

/** Returns the language of visitors whose browser wants none that the site has. */
export function homeLanguage(brand: Pick<SiteBrand, 'language'>, offered: readonly Language[]): Language {
  return offered.find((one) => one === brand.language) ?? mainLanguage;
}

/** Returns the part of a brand that browsers need. */
export function siteBrandOf(brand: Brand): SiteBrand {
  const { name, accent, night, logo, darkLogo, homeCountry, language, off, fonts, social } = brand;
  const light = logo ?? darkLogo;
  const ownColors = accent !== defaultBrand.accent || night !== defaultBrand.night;
  return {
    name,
    slug: fileNameOf(brand),
    logoText: logoTextOf(name),
    ...(ownColors && { colors: { accent, night } }),
    ...(light && { logos: { light: siteLogoOf(light), dark: siteLogoOf(darkLogo ?? light) } }),
    icon: iconOf(brand),
    ...(homeCountry !== null && { homeCountry }),
    ...(language !== mainLanguage && { language }),
    ...(off.length > 0 && { off }),
    ...(fonts !== 'own' && { fonts }),
    ...(social.length > 0 && { social }),
  };
}

function siteLogoOf({ digest, width, height }: BrandLogo): SiteLogo {
  return { src: brandPicturePath(digest, 'logo'), width, height };
}

/** Splits a name before its last word, or before the last capital inside a word: 'Africans' and 'City'. */
function logoTextOf(name: string): [string, string] {
  const at = Math.max(name.lastIndexOf(' '), name.search(/(?<=\p{Ll})\p{Lu}\P{Lu}*$/u));
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}

/** Returns the name as a part of file names: 'maison-sahel'. */
export function fileNameOf({ name }: Pick<Brand, 'name'>): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'site';
}
