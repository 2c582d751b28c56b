import { createRequire } from 'node:module';
import { language } from '@africanscity/messages/language';
import { directionOf } from '@africanscity/messages/languages';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '../../escape-html.ts';

const require = createRequire(import.meta.url);
// Fonts are part of the server, because the machine may have none. The first covers Latin, Arabic, Cyrillic and Greek.
export const fontFiles = {
  most: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ethiopic: require.resolve('@expo-google-fonts/noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold.ttf'),
} as const;

interface Room {
  width: number;
  /** Without it, the words are one line. */
  height?: number;
}

/** Draws words as a transparent PNG, with so many pixels per line. Reduces the size when they do not fit. */
export async function drawWords(words: string, size: number, color: string, { width, height }: Room): Promise<Buffer> {
  await (loaded ??= loadEthiopic());
  const text = `<span foreground="${color}">${escapeHtml(printable(words)) || ' '}</span>`;
  const wrapping = height === undefined ? { wrap: 'none' as const } : { wrap: 'word' as const, width };
  const drawn = sharp({
    text: {
      text,
      font: `DejaVu Sans, Noto Sans Ethiopic Bold ${size}`,
      fontfile: fontFiles.most,
      rgba: true,
      dpi: 72,
      ...wrapping,
    },
  });
  return drawn
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Places a drawing at the start of a column, as the language writes: at its left, in Arabic at its right. */
export async function atStart(
  input: Buffer,
  column: { left: number; width: number },
  top: number,
): Promise<OverlayOptions> {
  if (directionOf(language()) === 'ltr') return { input, left: column.left, top };
  const { width } = await sharp(input).metadata();
  return { input, left: column.left + column.width - width, top };
}

let loaded: Promise<unknown> | undefined;

/** A font stays loaded in the process after its first use; a drawing names one file only. */
function loadEthiopic(): Promise<unknown> {
  return sharp({ text: { text: 'አ', font: 'Noto Sans Ethiopic Bold 12', fontfile: fontFiles.ethiopic } })
    .raw()
    .toBuffer();
}

const longestLine = 60;

/** Returns one line with the letters that the fonts have, including the invisible ones that join and part Arabic letters and keep directions. */
function printable(words: string): string {
  const known = words.replace(
    /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Ethiopic}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\p{P}\p{Sc}²×° \u200c-\u200f\u2066-\u2069]+/gu,
    ' ',
  );
  const text = known.replace(/\s+/g, ' ').trim();
  return text.length <= longestLine ? text : `${text.slice(0, longestLine).replace(/\s+\S*$/, '')}…`;
}

/** Chats ignore larger pictures. */
const mostBytes = 290_000;
const qualities = [76, 60, 45, 30];

/** Encodes raw RGB as a JPEG for chats, in the best quality within 290 kB. */
export async function encodeForChats(raw: Buffer, { width, height }: Required<Room>): Promise<Uint8Array> {
  for (const quality of qualities) {
    const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    if (bytes.length <= mostBytes || quality === qualities.at(-1)) return bytes;
  }
  throw new Error('There is no quality to encode with.');
}
