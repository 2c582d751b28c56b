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

/** Kubwa is a part of Abuja, and what is large in Swahili. */
export function isKubwa({ word }: Token, { isSwahili }: Language): boolean {
  return word === 'kubwa' && !isSwahili;
}
