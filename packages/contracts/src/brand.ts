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
}

/** The brand of a site whose administrators and settings name no other. */
export const defaultBrand: Brand = {
  name: 'AfricansCity',
  emailSender: 'AfricansCity',
  accent: '#ff8c00',
  night: '#17212b',
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
}

/** Returns the part of a brand that browsers need. */
export function siteBrandOf(brand: Brand): SiteBrand {
  const { name, accent, night } = brand;
  const ownColors = accent !== defaultBrand.accent || night !== defaultBrand.night;
  return { name, slug: fileNameOf(brand), logoText: logoTextOf(name), ...(ownColors && { colors: { accent, night } }) };
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
