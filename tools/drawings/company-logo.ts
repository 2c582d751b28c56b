import { document, num } from './core/svg.ts';
import { COMPANY_MARKS, type CompanyMarkName } from './flat/company-marks.ts';
import { write } from './flat/glyphs.ts';

export const COMPANY_MARK_NAMES = Object.keys(COMPANY_MARKS) as CompanyMarkName[];
export type { CompanyMarkName };

export interface CompanyLogo {
  /** Letters and spaces. */
  name: string;
  mark: CompanyMarkName;
  /** '#rrggbb' of the name and main shape, and of the smaller shape. */
  colors: readonly [string, string];
}

/** Mark and name in one line, 120 high and as wide as the name needs; white ground when filled. */
export function drawCompanyLogo(logo: CompanyLogo, options: { filled?: boolean } = {}): string {
  const [main, second] = logo.colors;
  const lettering = write(logo.name.toUpperCase(), 122, 46, 28, 0.34);
  const width = Math.ceil(122 + lettering.width + 24);
  const ground = options.filled ? `<rect width="${width}" height="120" fill="#ffffff"/>` : '';
  const mark = `<g transform="translate(20 20) scale(.8)">${COMPANY_MARKS[logo.mark](main, second)}</g>`;
  const name = `<path d="${lettering.d}" fill="none" stroke="${main}" stroke-width="${num(4.6)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return document(width, 120, ground + mark + name);
}

/** The mark on a white square with the initials below, 320 by 320: an agency's profile picture. */
export function drawCompanyBadge(logo: CompanyLogo): string {
  const [main, second] = logo.colors;
  const words = logo.name.toUpperCase().split(' ');
  const first = write(words[0] ?? '', 0, 0, 26, 0.3);
  const size = Math.min(26, (26 * 264) / first.width);
  const fitted = write(words[0] ?? '', 0, 0, size, 0.3);
  const centred = write(words[0] ?? '', 160 - fitted.width / 2, 250, size, 0.3);
  return document(
    320,
    320,
    `<rect width="320" height="320" fill="#ffffff"/><g transform="translate(85 62) scale(1.5)">${COMPANY_MARKS[logo.mark](main, second)}</g>` +
      `<path d="${centred.d}" fill="none" stroke="${main}" stroke-width="${num(size * 0.17)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}
