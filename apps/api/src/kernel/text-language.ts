import { type Language, languages } from '@africanscity/messages/languages';
import stopWordLists from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };

/** Fewer such words could be a name or a loan word. */
const fewestWords = 3;

/** Of the words that tell, so many are of the language of a text; other languages than English borrow from it. */
const smallestShare = 0.7;

/** Words that texts in all languages have. */
const everywhere = new Set(['km', 'am', 'pm', 'mg', 'ml', 'kz', 'rs', 'com', 'www', 'http', 'us']);

/** Words of homes. Short texts have few other ones. */
const wordsOfHomes: Record<Exclude<Language, 'ar'>, string> = {
  en: 'house garden family rooms rent sale room bedroom bedrooms bed bath land plot stand with on water security fenced gated parking kitchen',
  fr: 'maison appartement chambre chambres pièces terrain immeuble résidence meublé meublée louer vendre piscine jardin forage cuisine salon étage ascenseur gardien titre foncier avec sans une aux du climatisé sécurisée',
  pt: 'casa apartamento moradia vivenda quarto quartos terreno prédio mobilado mobilada vende arrenda piscina jardim furo cozinha sala andar elevador gerador água luz com sem não muro tanque',
  sw: 'nyumba chumba vyumba ghorofa kiwanja viwanja maji umeme stima kisima uzio hati bustani bwawa jiko choo sebule samani jenereta ina haina yenye chenye lina kupanga kukodi kupangisha inauzwa ulinzi mwezi bila hakuna',
};

const tellingWords = readTellingWords();

/**
 * Returns the language of a text that people wrote, of those that the site speaks, or null where its words do not tell. A wrong
 * language makes a screen reader worse than none.
 */
export function languageOfText(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return 'ar';
  const counts = new Map<Language, number>();
  let sum = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const language = tellingWords.get(word);
    if (!language) continue;
    counts.set(language, (counts.get(language) ?? 0) + 1);
    sum += 1;
  }
  for (const [language, count] of counts) if (count >= fewestWords && count >= sum * smallestShare) return language;
  return null;
}

/** Words of homes, and stop words of exactly one language, with their language. */
function readTellingWords(): Map<string, Language> {
  const known = new Map<string, Language | null>();
  for (const language of languages) {
    for (const word of stopWordLists[language]) known.set(word, known.has(word) ? null : language);
  }
  for (const word of everywhere) known.set(word, null);
  for (const [language, words] of Object.entries(wordsOfHomes) as [Language, string][])
    for (const word of words.split(' ')) known.set(word, language);
  return new Map([...known].filter((entry): entry is [string, Language] => entry[1] !== null));
}
