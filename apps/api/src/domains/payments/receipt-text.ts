import bidiFactory, { type Bidi } from 'bidi-js';

// The package exports the function itself, contrary to its types.
const bidi = (bidiFactory as unknown as () => Bidi)();
/** Scripts that the PDF library renders wrong on a plain line: it supports no direction, and one font at a time. */
const special = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Ethiopic}]/u;

export interface TextStyle {
  font: 'text' | 'bold';
  size: number;
  color: string;
  width: number;
  align?: 'right';
}

/** Letters of one direction and one font, drawn beside each other from left to right. */
export interface TextRun {
  text: string;
  isEthiopic: boolean;
}

/** Writes text of any script at the cursor or at a point. Wraps between words. */
export function writeText(
  page: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  at = { x: page.x, y: page.y },
): void {
  const { font, size, color, width, align } = style;
  page.font(font).fontSize(size).fillColor(color);
  if (!special.test(text)) {
    page.text(text, at.x, at.y, { width, ...(align && { align }) });
    return;
  }
  let { y } = at;
  for (const line of wrap(text, (words) => widthOf(page, words, font) <= width)) {
    let x = align ? at.x + width - widthOf(page, line, font) : at.x;
    for (const run of visualRuns(line)) {
      page.font(fontOf(run, font)).text(run.text, x, y, { lineBreak: false, features: [] });
      x += page.widthOfString(run.text, { features: [] });
    }
    y += page.font(font).currentLineHeight(true);
  }
  page.x = at.x;
  page.y = y;
}

function widthOf(page: PDFKit.PDFDocument, text: string, font: TextStyle['font']): number {
  const widths = visualRuns(text).map((run) => page.font(fontOf(run, font)).widthOfString(run.text, { features: [] }));
  page.font(font);
  return widths.reduce((sum, width) => sum + width, 0);
}

function fontOf({ isEthiopic }: TextRun, font: TextStyle['font']): string {
  return isEthiopic ? `${font}-ethiopic` : font;
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns runs of a line in visual order (rule L2 of the Unicode bidirectional algorithm). */
export function visualRuns(line: string): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: (TextRun & { level: number })[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at]!;
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const isEthiopic = /\p{Script=Ethiopic}/u.test(letter);
    if (last && last.level === level && last.isEthiopic === isEthiopic) last.text += letter;
    else runs.push({ text: letter, isEthiopic, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while (to < runs.length && runs[to]!.level >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = to;
    }
  }
  // The marks of direction have no glyph.
  return runs
    .map(({ text, isEthiopic }) => ({ text: text.replace(/[\u200e\u200f\u2066-\u2069]/g, ''), isEthiopic }))
    .filter(({ text }) => text !== '');
}
