import type { PhraseLanguage } from './phrase-files.ts';

/** A phrase and its plurals: of its last word, of its first and of all. Swahili and Arabic plurals have lines of their own. */
export function formsOfPhrase(phrase: string, language: PhraseLanguage): string[] {
  const plural = pluralOf.get(language);
  if (!plural) return [phrase];
  const words = phrase
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/);
  const [head = '', ...tail] = words;
  const last = [...words.slice(0, -1), plural(words.at(-1)!)];
  return [...new Set([phrase, last.join(' '), [plural(head), ...tail].join(' '), words.map(plural).join(' ')])];
}

const pluralOf = new Map<PhraseLanguage, (word: string) => string>([
  ['en', (word) => (/[sxz]$|[cs]h$/.test(word) ? `${word}es` : word.replace(/(?<=[^aeiou])y$/, 'ie') + 's')],
  ['fr', (word) => (/[sxz]$/.test(word) ? word : word.endsWith('eau') ? `${word}x` : `${word}s`)],
  [
    'pt',
    (word) => {
      if (/[sx]$/.test(word)) return word;
      if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
      if (/[aou]l$/.test(word)) return `${word.slice(0, -1)}is`;
      if (word.endsWith('el')) return `${word.slice(0, -2)}eis`;
      if (word.endsWith('ao')) return `${word.slice(0, -2)}oes`;
      return /[rz]$/.test(word) ? `${word}es` : `${word}s`;
    },
  ],
]);
