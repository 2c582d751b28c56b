import { languagesOf, type WordLanguage } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Languages that a text shows, as one word means one thing in one and another in another. */
export interface Language {
  isPortuguese: boolean;
  isFrench: boolean;
  isSwahili: boolean;
}

const portuguese =
  /^(casa|casas|apartamento|apartamentos|quarto|quartos|para|com|em|alugar|arrendar|venda|vender|comprar|ate|terreno|moradia|moradias|por|abaixo|menos|entre|loja|escritorio|vivenda|milhoes|milhao|aluguel|aluguer|apto|nao|dolares|xelins)$/;
const french =
  /^(appartement|appartements|maison|maisons|chambre|chambres|louer|avec|dans|meuble|meublee|immeuble|terrain|pour|de|a|un|une|cherche|studio|villa|bureau)$/;
const swahili =
  /^(nyumba|makazi|fleti|chumba|vyumba|kiwanja|viwanja|shamba|duka|ofisi|ya|za|cha|yenye|kwa|katika|kwenye|karibu|kupanga|kupangisha|kukodi|kununua|inauzwa|nataka|natafuta|nahitaji)$/;

export function languageOf(tokens: Token[]): Language {
  const shows = (words: RegExp) => tokens.some(({ word }) => words.test(word));
  return { isPortuguese: shows(portuguese), isFrench: shows(french), isSwahili: shows(swahili) };
}

const arabicInLatin = /^(sha[q2]+a|bayt|beit|manzil|lel|lil|mafroush)$/;

export function isArabicWord(word: string): boolean {
  return /[\u0600-\u06ff]/.test(word);
}

/** Languages that a text shows by its words, but for one of them. English is always among them. */
export function languagesShown(tokens: Token[], except: number, language: Language): Set<WordLanguage> {
  const { isPortuguese, isFrench, isSwahili } = language;
  const isOnlyArabic = (word: string) => {
    if (arabicInLatin.test(word)) return true;
    const languages = languagesOf(word);
    return languages.has('ar') && languages.size === 1;
  };
  const isArabic = tokens.some(({ word }, at) => at !== except && (isArabicWord(word) || isOnlyArabic(word)));
  return new Set([
    'en' as const,
    ...(isPortuguese ? (['pt'] as const) : []),
    ...(isFrench ? (['fr'] as const) : []),
    ...(isSwahili ? (['sw'] as const) : []),
    ...(isArabic ? (['ar'] as const) : []),
  ]);
}
