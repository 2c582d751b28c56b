import { describe, expect, test } from 'vitest';
import { contrast, deriveTheme, writeBrandStyles } from './brand-theme.ts';

const accents = [
  '#ff8c00',
  '#0b6b3a',
  '#000000',
  '#ffffff',
  '#0000ff',
  '#ff0000',
  '#ffff00',
  '#7f7f7f',
  '#c0ffee',
  '#27ae60',
];

/** The colour of a share of an accent over the dark surface, #1f2933. */
function overDark(accent: string, share: number): string {
  const parts = [0x1f, 0x29, 0x33].map((part, at) => {
    const own = Number.parseInt(accent.slice(1 + 2 * at, 3 + 2 * at), 16);
    return Math.round(own * share + part * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

test('the contrast of colours is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

describe.each(accents)('the theme of %s', (accent) => {
  const { shades, night } = deriveTheme({ accent, night: accent });

  test('has texts with AA contrast on fills and surfaces of both schemes', () => {
    for (const fill of [shades[5]!, shades[6]!]) expect(contrast(fill, '#17212b')).toBeGreaterThanOrEqual(4.5);
    for (const on of ['#ffffff', shades[0]!, shades[1]!, '#f6f3ee'])
      expect(contrast(shades[8]!, on)).toBeGreaterThanOrEqual(4.5);
    for (const on of ['#1f2933', overDark(shades[5]!, 0.14), overDark(shades[5]!, 0.22), night])
      expect(contrast(shades[4]!, on)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(night, '#dfe6ec')).toBeGreaterThanOrEqual(7);
  });

  test('is CSS without anything else', () => {
    expect(writeBrandStyles({ accent, night: accent })).not.toMatch(/undefined|NaN|</);
  });
});

test('names the colours that it shifts', () => {
  expect(deriveTheme({ accent: '#ff8c00', night: '#17212b' }).shifted).toEqual([]);
  expect(deriveTheme({ accent: '#0b3d20', night: '#0b3d20' }).shifted).toEqual(['accent']);
  expect(deriveTheme({ accent: '#2ecc71', night: '#f2f2f2' }).shifted).toEqual(['night']);
});
