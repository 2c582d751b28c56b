import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { visualRuns, writeText } from './receipt-text.ts';

const textsOf = (line: string) => visualRuns(line).map(({ text }) => text);

test.each([
  ['Rudo Dube', ['Rudo Dube']],
  ['محمد علي', ['محمد علي']],
  ['Owner: محمد علي', ['Owner: ', 'محمد علي']],
  ['محمد Real Estate', ['Real Estate', 'محمد ']],
  ['شقة 12 في القاهرة', [' في القاهرة', '12', 'شقة ']],
  ['الإيصال رقم \u2068R-7\u2069', ['R-7', 'الإيصال رقم ']],
  ['Bole አዲስ አበባ 3', ['Bole ', 'አዲስ', ' ', 'አበባ', ' 3']],
])('orders %j for a line that is drawn from the left', (line, runs) => expect(textsOf(line)).toEqual(runs));

const require = createRequire(import.meta.url);
const font = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

test('joins the letters of an Arabic word, and writes it from the right', () => {
  const page = new PDFDocument({ compress: false });
  page.registerFont('text', font).registerFont('bold', font);
  const { _font: used } = page.font('text') as unknown as { _font: { layout(text: string, features: []): Layout } };
  interface Layout {
    glyphs: { id: number; codePoints: number[] }[];
  }
  const glyphs = (text: string) => used.layout(text, []).glyphs.map(({ id }) => id);
  const [beh, , seen] = [glyphs('ب'), [], glyphs('س')];
  const word = glyphs('بس');
  // Seen, at the end of the word, is first from the left; both letters have another shape than alone.
  expect(word).toHaveLength(2);
  expect(word[0]).not.toBe(seen[0]);
  expect(word[1]).not.toBe(beh[0]);
  expect(used.layout('بس', []).glyphs.map(({ codePoints }) => codePoints[0])).toEqual([0x633, 0x628]);
});

test('writes a line to the right side of its width', async () => {
  const page = new PDFDocument({ compress: false });
  page.registerFont('text', font);
  writeText(page, 'إيصال', { font: 'text', size: 12, color: '#000000', width: 200, align: 'right' }, { x: 50, y: 100 });
  const width = page.widthOfString('إيصال', { features: [] });
  page.end();
  const content = Buffer.concat(await page.toArray()).toString('latin1');
  const [, x] = /1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(content) ?? [];
  expect(Number(x) + width).toBeCloseTo(250, 2);
});

test('wraps a long name of another script between its words, and continues below it', () => {
  const page = new PDFDocument();
  const ethiopic = require.resolve('@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf');
  page.registerFont('text', font).registerFont('text-ethiopic', ethiopic);
  const style = { font: 'text', size: 12, color: '#000000', width: 120 } as const;
  writeText(page, 'አዲስ', style, { x: 50, y: 100 });
  const one = page.y - 100;
  writeText(page, 'አዲስ አበባ ቦሌ ክፍለ ከተማ ኢትዮጵያ ንብረት', style, { x: 50, y: 100 });
  expect((page.y - 100) / one).toBeGreaterThan(1.5);
  expect(page.x).toBe(50);
});
