import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { columnKey } from './formats/column-names.ts';

/** Usual words for the period of a rent in English, French and Portuguese, without what stands before them: "per", "par", "por". */
const words: Record<PricePeriod, readonly string[]> = {
  year: ['years', 'yearly', 'annum', 'annual', 'annually', 'pa', 'an', 'année', 'annuel', 'ano', 'anual'],
  semester: ['semesters', 'semestre', 'semestral'],
  month: ['months', 'monthly', 'pm', 'pcm', 'mois', 'mensuel', 'mês', 'mensal'],
  week: ['weeks', 'weekly', 'semaine', 'hebdomadaire', 'semana', 'semanal'],
  day: ['days', 'daily', 'night', 'nightly', 'jour', 'nuit', 'dia', 'diária', 'noite'],
};

const periods = new Map(
  (Object.keys(words) as PricePeriod[]).flatMap((period) =>
    [period, ...words[period]].map((word) => [columnKey(word), period]),
  ),
);

/** Returns the period that a usual word names, with or without "per", and any other text as it is. */
export function periodNamed(text: string): string {
  const word = text.trim().replace(/^(per|a|par|por|\/)\s*(?=\p{L})/iu, '');
  return periods.get(columnKey(word)) ?? periods.get(columnKey(text)) ?? text;
}
