import type { Word } from './description-words.ts';
import type { ContextKind } from './phrase-files.ts';
import { contexts } from './phrase-table.ts';

/** Words that a company's name may have before "Ltd". */
const longestName = 6;

/** Words of amenities that places are named with. Adjectives are not among them: "Furnished House" is no name. */
const inNames =
  /^(gardens?|pool|generator|borehole|solar|security|lift|lawn|balcony|gym|porch|power|study|pantry|alarm|internet|starlink)$/;

/** Adjectives that say what a garden is like, where other capitals before it name it: "Rose Gardens". */
const ofGardens =
  /^(the|a|with|and|big|large|huge|spacious|small|nice|lovely|beautiful|lush|green|mature|private|shared|communal|landscaped|manicured|front|back|rear|roof|well|kept|maintained|established|tropical|pretty|walled|enclosed|own|stunning|peaceful|secluded|extensive|immaculate|gorgeous|magnificent)$/;

/** Whether capitals tell names from other words: they do not where most words begin with one. */
export function hasTellingCapitals(words: readonly Word[]): boolean {
  const latin = words.filter(({ kind, text }) => kind === 'word' && /^[a-z]/.test(text));
  return latin.filter(({ isCapital }) => isCapital).length < 0.6 * latin.length;
}

/** Whether the words from one to another belong to the name of a street, a place, a company or a person. */
export function isInName(words: readonly Word[], from: number, to: number, isTelling: boolean): boolean {
  const [first, next] = [words[from]!, words[to]];
  if (isOf('street', words, to) || isAfterStreet(words, from) || isCompany(words, from, to)) return true;
  if (isTelling && first.isCapital && isContact(words, from)) return true;
  if (to - from > 1 || !first.isCapital) return false;
  if (inNames.test(first.text) && next?.isCapital && isOf('place_name', words, to)) return true;
  // "House At Sunshine Gardens" is in a place, even where most words begin with a capital.
  const isAtPlace = isTelling || /^(at|in)$/.test(words[from - 2]?.text ?? '');
  return (isAtPlace && isNamedGarden(words, from)) || (isTelling && isGeneral(words, from, to));
}

function isAfterStreet(words: readonly Word[], from: number): boolean {
  return [1, 2, 3].some((length) => {
    const match = from >= length && contexts.longestAt(words, from - length);
    return match && match.end === from && match.values.includes('street_before');
  });
}

function isCompany(words: readonly Word[], from: number, to: number): boolean {
  if (!words[from]!.isCapital) return false;
  for (let at = to; at < to + longestName; at += 1) {
    const word = words[at];
    // "Piscina Azul, Lda".
    const isBeforeForm = at > to && word?.text === ',' && /^(ltd|lda|limitada|sarl)$/.test(words[at + 1]?.text ?? '');
    if (!word?.isCapital && !isBeforeForm && !/^(and|[()])$/.test(word?.text ?? '')) return false;
    if (word?.isCapital && isOf('company', words, at)) return true;
  }
  return false;
}

/** "Rose Gardens", and "in Gardens". */
function isNamedGarden(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  if (!/^gardens?$/.test(words[from]!.text) || before?.kind !== 'word') return false;
  return before.isCapital ? !ofGardens.test(before.text) : /^(in|at|from|to|near)$/.test(before.text);
}

/** "Gen. Mathenge Drive". */
function isGeneral(words: readonly Word[], from: number, to: number): boolean {
  const name = words[to]?.text === '.' ? words[to + 1] : words[to];
  return words[from]!.text === 'gen' && (name?.isCapital ?? false);
}

/** Words before the name of a person or a company. */
const contact = /^(call|contact|whatsapp|appelez|contactez|contacte|contactar)$/;
const offered = /^(managed|offered|marketed|sold|listed|presented|developed)$/;

/** "Call Emeka Solar & Security Systems", and "managed by Pool Services". */
function isContact(words: readonly Word[], from: number): boolean {
  const start = Math.max(0, from - longestName);
  const isName = ({ text, isCapital }: Word) => isCapital || text === 'and';
  const before = words.findLastIndex((word, at) => at < from && (contact.test(word.text) || !isName(word)));
  if (before < start) return false;
  return (
    contact.test(words[before]!.text) || (words[before]!.text === 'by' && offered.test(words[before - 1]?.text ?? ''))
  );
}

function isOf(kind: ContextKind, words: readonly Word[], at: number): boolean {
  return contexts.longestAt(words, at)?.values.includes(kind) ?? false;
}
