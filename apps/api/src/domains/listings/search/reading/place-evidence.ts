import type { Language } from './language.ts';
import { hasRole, longestPhrase } from './lexicon.ts';
import { phraseOf } from './roles.ts';
import type { Token } from './tokens.ts';

const always = /^(in|inside|within|dans|em|katika|kwenye|huko|mjini|jijini|في|ف|fi|fe|f)$/;
const portuguese = /^(no|na|nos|nas)$/;
const french = /^(au|aux|en|sur)$/;
/** These stand before prices, purposes and directions as well. */
const mostly = /^(at|for|to|from|for|around|kutoka|من|towards|moving)$/;

/** The preposition of a place that ends before a token: `in` means nothing else, `near` and others may measure too. */
export function prepositionBefore(tokens: Token[], at: number, language: Language): 'in' | 'near' | undefined {
  const before = tokens[at - 1];
  if (!before) return undefined;
  const { word } = before;
  if (always.test(word) || (language.isPortuguese && portuguese.test(word))) return 'in';
  // "à Salé"; English has an article without an accent.
  if (word === 'a' && (before.typed.toLowerCase() === 'à' || (language.isFrench && isFrenchPlace(tokens, at))))
    return 'in';
  if (language.isFrench && french.test(word)) return 'in';
  if (mostly.test(word)) return 'near';
  for (let length = 1; length <= Math.min(longestPhrase, at); length += 1)
    if (hasRole(phraseOf(tokens, at - length, length), 'near')) return 'near';
  return undefined;
}

/** "Maison a kira": without its accent, the preposition stands after a word. */
function isFrenchPlace(tokens: Token[], at: number): boolean {
  return (
    at > 1 &&
    /^(maison|maisons|appartement|appartements|appart|villa|villas|studio|terrain|chambre|chambres|louer|vendre|immeuble|bureau)$/.test(
      tokens[at - 2]!.word,
    )
  );
}

const designators =
  /^(town|city|area|suburb|district|municipality|county|region|state|ville|quartier|commune|cidade|bairro|mji|mtaa|eneo|wilaya|مدينه|حي|منطقه|ولايه)$/;
const genitives = /^(of|de|do|da|du|d|wa|la|ya)$/;

/** "Wa town", "town of Wa", "mji wa Wa", "ville de Say". */
export function isBesideDesignator(tokens: Token[], at: number, next: number): boolean {
  const [before = '', earlier = ''] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  if (/^(town|city|municipality|district|area)$/.test(tokens[next]?.word ?? '')) return true;
  return designators.test(before) || (genitives.test(before) && designators.test(earlier));
}

/**
 * Whether the capital of a word means something: it is not the first, and the text has other words in small letters than
 * those that titles write so.
 */
export function isCapital(tokens: Token[], at: number): boolean {
  const { typed } = tokens[at]!;
  const isLarge = (text: string) => /^\p{Lu}/u.test(text);
  if (!isLarge(typed) || at === 0) return false;
  return tokens.some(({ typed: other }, index) => index !== at && /^\p{Ll}{4,}/u.test(other));
}
