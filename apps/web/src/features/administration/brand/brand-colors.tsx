import * as texts from '@africanscity/messages/administration';
import type { BrandForm as BrandValues } from '@africanscity/contracts/administration/brand';
import { deriveTheme, ink, surfaces } from '@africanscity/contracts/brand-theme';
import classes from './brand-colors.module.css';

const shiftedTexts = {
  accent: texts.accentShifted,
  night: texts.nightShifted,
};

/** Shows the colours of a brand in both colour schemes, and names the colours that were shifted for contrast. */
export function BrandColors({ name, accent, night }: Pick<BrandValues, 'name' | 'accent' | 'night'>) {
  const colors = { accent: accent.trim().toLowerCase(), night: night.trim().toLowerCase() };
  if (!Object.values(colors).every((color) => /^#[0-9a-f]{6}$/.test(color))) return null;
  const theme = deriveTheme(colors);
  const [fill, onLight, onDark] = [theme.shades[5], theme.shades[8], theme.shades[4]];
  const samples = [
    { scheme: texts.light(), ...surfaces.light, link: onLight },
    { scheme: texts.dark(), ...surfaces.dark, link: onDark },
    { scheme: texts.footer(), background: theme.night, text: surfaces.nightText, link: onDark },
  ];
  return (
    <section aria-label={texts.colorsInUse()}>
      <div className={classes.samples}>
        {samples.map(({ scheme, background, text, link }) => (
          <div key={scheme} className={classes.sample} style={{ background, color: text }}>
            <strong dir="auto">{name}</strong>
            <span style={{ color: link }}>{texts.sampleLink({ scheme })}</span>
            <span className={classes.button} style={{ background: fill, color: ink }}>
              {texts.sampleButton()}
            </span>
          </div>
        ))}
      </div>
      {theme.shifted.map((one) => (
        <p key={one} role="status">
          {shiftedTexts[one]()}
        </p>
      ))}
    </section>
  );
}
