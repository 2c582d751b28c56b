import type { BrandForm as BrandValues } from '@africanscity/contracts/administration/brand';
import { deriveTheme, ink, surfaces } from '@africanscity/contracts/brand-theme';
import classes from './brand-colors.module.css';

const shiftedTexts = {
  accent: 'The accent colour is too dark for the text on buttons. The site uses a lighter shade of it.',
  night: 'The dark colour is too light for the text on it. The site uses a darker shade of it.',
};

/** Shows the colours of a brand in both colour schemes, and names the colours that were shifted for contrast. */
export function BrandColors({ name, accent, night }: Pick<BrandValues, 'name' | 'accent' | 'night'>) {
  const colors = { accent: accent.trim().toLowerCase(), night: night.trim().toLowerCase() };
  if (!Object.values(colors).every((color) => /^#[0-9a-f]{6}$/.test(color))) return null;
  const theme = deriveTheme(colors);
  const [fill, onLight, onDark] = [theme.shades[5], theme.shades[8], theme.shades[4]];
  const samples = [
    { scheme: 'Light', ...surfaces.light, link: onLight },
    { scheme: 'Dark', ...surfaces.dark, link: onDark },
    { scheme: 'Footer', background: theme.night, text: surfaces.nightText, link: onDark },
  ];
  return (
    <section aria-label="Colours in use">
      <div className={classes.samples}>
        {samples.map(({ scheme, background, text, link }) => (
          <div key={scheme} className={classes.sample} style={{ background, color: text }}>
            <strong dir="auto">{name}</strong>
            <span style={{ color: link }}>{scheme}: a link</span>
            <span className={classes.button} style={{ background: fill, color: ink }}>
              Button
            </span>
          </div>
        ))}
      </div>
      {theme.shifted.map((one) => (
        <p key={one} role="status">
          {shiftedTexts[one]}
        </p>
      ))}
    </section>
  );
}
