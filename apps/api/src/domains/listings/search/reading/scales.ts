import { hasRole } from './lexicon.ts';

/** How many thousands, millions or more a word stands for; 1 for any other. "Mil" is thousands in Portuguese alone. */
export function scaleOf(word: string, portuguese: boolean): number {
  // Thousands and millions of India.
  if (/^lakhs?$/.test(word)) return 1e5;
  if (/^crores?$/.test(word)) return 1e7;
  if (word === 'mil' && !portuguese) return 1e6;
  if (hasRole(word, 'thousand')) return 1e3;
  if (hasRole(word, 'million')) return 1e6;
  return hasRole(word, 'billion') ? 1e9 : 1;
}

/** Of words that stand before their number, as in Swahili: "milioni 50". */
export function scaleBefore(word = '', portuguese: boolean): number | undefined {
  if (word === 'laki') return 100_000;
  return ['milioni', 'mamilioni', 'mita', 'elfu', 'bilioni'].includes(word) ? scaleOf(word, portuguese) : undefined;
}
