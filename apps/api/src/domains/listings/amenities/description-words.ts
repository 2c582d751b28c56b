import { normalize } from '../core/normalize.ts';

/** A word, a number or a punctuation mark of a description. */
export interface Word {
  /** Normalized: lower case, without accents. A mark is itself; every end of a sentence is ".". */
  text: string;
  /** Spellings to match with phrases: the word itself, and without the prefixes that Arabic attaches. */
  forms: readonly string[];
  isCapital: boolean;
  kind: 'word' | 'number' | 'mark';
  /** Whether it ends a question. */
  isQuestion?: boolean;
  /** Whether it ends a line or begins an item of a list. */
  isLine?: boolean;
}

const pieces = /\p{L}[\p{L}\p{M}'’ʼ`]*|\p{Nd}+(?:[.,]\p{Nd}+)*|[.!?;؟؛\n•|*·●✓✔▪,،/:=()–—&+-]/gu;
const sentenceEnd = /^[.!?;؟؛\n•|*·●✓✔]$/;

/** Divides a text into words and marks. "A/C" and "A.C." are one word, "wi-fi" is two, and "l'eau" is two. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const lines = text.split('\n').map((line) => withSpelledTicks(withPlainBullets(line)));
  const joined = joinedInitials(lines.join('\n'));
  let end = 0;
  for (const { 0: piece, index } of joined.matchAll(pieces)) {
    const isGlued = index === end;
    end = index + piece.length;
    if (/^\p{Nd}/u.test(piece))
      words.push({ text: normalize(piece), forms: [normalize(piece)], isCapital: false, kind: 'number' });
    else if (/^\p{L}/u.test(piece)) for (const part of withoutArticle(piece)) words.push(wordOf(part));
    else if (piece === '&') words.push(wordOf('and'));
    else if (
      isHyphen(piece, isGlued, joined.slice(end, end + 1)) ||
      isDotOfInitials(piece, words.at(-1), joined.slice(end, end + 1))
    )
      continue;
    else words.push(markOf(piece));
  }
  return words;
}

/** The same for a phrase of a file: its marks mean nothing. */
export function wordsOfPhrase(phrase: string): string[] {
  // Most phrases are plain words; a server reads all of them as it starts.
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase.split(' ');
  return wordsOf(phrase)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text);
}

const tick = /[✅☑✔✓]\uFE0F?/gu;
const cross = /[❌🚫✖✗]\uFE0F?/gu;

/** A line that ends with a tick or a cross, and so has them behind what they are about: "pool ✔ gym ✖". */
const ticksBehind = /[✅☑✔✓❌🚫✖✗]\uFE0F?[\s.!]*$/u;

const bullet = /[▪◾■□◆❖➢➤►▶🔹🔸🔷🔶👉]\uFE0F?/gu;
const startingPicture = /^\s*(?![✅☑✔✓❌🚫✖✗])\p{Extended_Pictographic}/u;
const pictureOfItem = /(?![✅☑✔✓❌🚫✖✗])\p{Extended_Pictographic}[\p{M}\p{Cf}\p{Sk}]*(?=\s*\p{Lu})/gu;

/**
 * Bullets within a line as "▪", which ends a list, but not what a plan or a heading is about. In a line that begins with a
 * picture, pictures before capitals are bullets: "🏊 Pool 🔋 Inverter".
 */
function withPlainBullets(line: string): string {
  const text = line.replace(bullet, '▪').replaceAll('…', ' – ');
  const picture = startingPicture.exec(text)?.[0].trim();
  return picture ? text.replaceAll(picture, '▪').replace(pictureOfItem, '▪') : text;
}

/** The ticks and crosses of a line as words: a cross is "none" or "without". */
function withSpelledTicks(line: string): string {
  if (ticksBehind.test(line)) return line.replace(cross, ': none. ').replace(tick, '. ');
  return line
    .replace(/(?<=[\p{L}\p{N}])[❌🚫✖✗]\uFE0F?/gu, ': none. ')
    .replace(cross, '. without ')
    .replace(tick, '. ');
}

/** "A/C", "A.C." and "b/hole" without what is between their letters; "N/A" is "none". "C/O John" is no certificate, and "elec. fence" one thing. */
function joinedInitials(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])N\/A(?![\p{L}\p{N}])/giu, 'none')
    .replace(
      /(?<![\p{L}\p{N}])C\/O(?=\s*(?:$|[.,;:)&+•](?!\s*(?:Mr|Mrs|Ms|Dr)\b)|(?:and|available|ready|title|in hand|no|yes)\b))/giu,
      'c of o',
    )
    .replace(/(?<=(?:^|[,;:.(•]|\band)\s*)elec\.(?=\s?fenc)/giu, 'elec')
    .replace(/(?<![\p{L}\p{N}])(\p{L})[/.](\p{L})(?:\.(?=\s|$|,))?(?![\p{L}\p{N}.])/gu, '$1$2 ')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\/(?=\p{L}{2})/gu, '$1 ')
    .replace(/(?<=\p{Nd}[hH]?)\/(?=\p{Nd})/gu, ' ');
}

function isHyphen(piece: string, isGlued: boolean, following: string): boolean {
  return piece === '-' && isGlued && /^[\p{L}\p{N}]/u.test(following);
}

/** "C.of.O" is three words of one sentence, and "excl. water" two. */
function isDotOfInitials(piece: string, before: Word | undefined, following: string): boolean {
  if (piece !== '.' || before?.kind !== 'word') return false;
  return /^(excl|incl|opp|approx|nr)$/.test(before.text) || (/^\p{L}/u.test(following) && before.text.length <= 2);
}

function withoutArticle(piece: string): string[] {
  const article = /^(?:[ldjscmn]|qu)['’](?=\p{L})/iu.exec(piece)?.[0].length;
  return article ? [piece.slice(0, article - 1), piece.slice(article)] : [piece];
}

function wordOf(piece: string): Word {
  const text = normalize(piece);
  return { text, forms: formsOf(text), isCapital: /^\p{Lu}/u.test(piece), kind: 'word' };
}

function markOf(piece: string): Word {
  const text = sentenceEnd.test(piece) ? '.' : piece === '،' ? ',' : /[–—]/.test(piece) ? '-' : piece;
  const isLine = /[\n•*·●]/.test(piece);
  return { text, forms: [text], isCapital: false, kind: 'mark', isQuestion: /[?؟]/.test(piece), isLine };
}

/**
 * "والمسبح" is also "المسبح" and "مسبح": and, with, for and the article are attached to Arabic words. So is "like", but "كبير" is
 * "big" rather than "like a well".
 */
function formsOf(text: string): string[] {
  const forms = [text];
  if (!/^[\u0600-\u06ff]/.test(text)) return forms;
  for (const prefix of ['و', 'ف', 'ب', 'ل', 'ال']) {
    for (const form of forms.slice())
      if (form.startsWith(prefix) && form.length - prefix.length >= 2) forms.push(form.slice(prefix.length));
  }
  // "للمسبح" is "for the pool".
  for (const form of forms.slice()) if (form.startsWith('لل')) forms.push(form.slice(2));
  return [...new Set(forms)];
}
