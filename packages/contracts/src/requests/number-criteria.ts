import { numberFilterNames } from '../listings/number-filters.ts';

/** Least areas of a request: '600' square metres, '2acres', '0.5hectares', '1200feet'. */
export const areaCriteria = ['plotAreaMin', 'floorAreaMin'] as const;

/**
 * The numbers that a request may ask for, named as the filters of lists that they are: the field of the listing, and Min or Max. Values
 * are those of these filters.
 */
export const numberCriteria = [...areaCriteria, 'yearBuiltMin' as const, ...numberFilterNames];

export type NumberCriterion = (typeof numberCriteria)[number];

/** Texts by number. */
export type NumberTexts = { [Name in NumberCriterion]?: string | undefined };
