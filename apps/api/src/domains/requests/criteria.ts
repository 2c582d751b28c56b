import * as texts from '@africanscity/messages/requests';
import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { amountFault, readMinorUnits } from '@africanscity/contracts/minor-units';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { usualRentPeriod } from '@africanscity/contracts/listings/periods-in-year';
import type { WantedStatus } from '@africanscity/contracts/requests/criteria';
import type { NumberTexts } from '@africanscity/contracts/requests/number-criteria';
import type { PropertyRequest } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { dollarsOf } from '../listings/core/dollars.ts';
import { getVocabulary } from '../listings/search/query-parser/vocabulary.ts';
import { type NumberColumns, numberColumns, numbersOf } from './number-criteria.ts';
import { placesText } from './describe-criteria.ts';
import { findChosenPlaces, type Budget, type Criteria } from './criteria.sql.ts';

/** The optional fields of the form, and its location and category. */
interface GivenCriteria extends NumberTexts {
  location: string;
  category: number | undefined;
  propertyStatus?: WantedStatus | undefined;
  budget?: string | undefined;
  currency?: string | undefined;
  period?: PricePeriod | undefined;
  types?: string[] | undefined;
  places?: string[] | undefined;
  facts?: Amenity[] | undefined;
  rooms?: number | undefined;
  movingDate?: string | undefined;
}

/** Most characters of a location. */
const maxLocation = 200;

/**
 * Returns the columns of a form, with the number of its category. The chosen places name the location, and the chosen types the
 * nearest category, where the form leaves these out. Throws InvalidInput for an unknown type or place, or a currency without a rate.
 */
export async function criteriaColumns(ctx: AppContext, given: GivenCriteria) {
  const { types = [], facts = [], rooms = null, movingDate } = given;
  const status = given.propertyStatus ?? null;
  const places = given.places?.length ? await findChosenPlaces(ctx.db, given.places) : [];
  if (given.places?.length && !places.length) throw refused('places', 'must be places of the site');
  const known = types.length ? await ctx.db.propertyType.findMany({ where: { name: { in: types } } }) : [];
  const unknown = types.find((type) => !known.some(({ name }) => name === type));
  if (unknown !== undefined) throw refused('types', texts.mustTypesPropertyNone({ unknown }));
  return {
    location: locationOf(given.location, places),
    category: given.category ?? nearestCategory(types),
    propertyStatus: status,
    ...(await budgetColumns(ctx, given)),
    types,
    places: places.map(({ value }) => value),
    facts,
    rooms,
    ...numberColumns(given),
    movingDate: movingDate === undefined ? null : new Date(`${movingDate}T00:00:00Z`),
  };
}

function locationOf(typed: string, places: { name: string; within: string }[]): string {
  const isNamed = places.every(({ name }) => typed.toLowerCase().includes(name.toLowerCase()));
  if (isNamed) return typed;
  const text = placesText(places);
  return (typed ? `${text}, ${typed}` : text).slice(0, maxLocation);
}

/** Student accommodation, rooms or a full house, by the words of the types. */
function nearestCategory(types: string[]): number {
  if (types.every((type) => /student|hostel/i.test(type))) return 1;
  return types.every((type) => /\brooms?\b|student|hostel/i.test(type)) ? 2 : 3;
}

async function budgetColumns(ctx: AppContext, { budget, currency = 'USD', period, propertyStatus }: GivenCriteria) {
  if (budget === undefined) return { budgetAmount: null, budgetCurrency: null, budgetPeriod: null };
  const amount = readMinorUnits(budget, currency);
  if (!amount) throw refused('budget', amountFault(currency));
  const { rates } = await getVocabulary(ctx);
  if (currency !== 'USD' && !rates.has(currency)) throw refused('currency', texts.mustExchangeRateNone({ currency }));
  const budgetPeriod = propertyStatus === 'FOR_SALE' ? null : (period ?? usualRentPeriod(currency));
  return { budgetAmount: BigInt(amount), budgetCurrency: currency, budgetPeriod };
}

function refused(field: string, defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field, defaultMessage }]);
}

export type CriteriaColumns = NumberColumns &
  Pick<
    PropertyRequest,
    'propertyStatus' | 'budgetAmount' | 'budgetCurrency' | 'budgetPeriod' | 'types' | 'facts' | 'rooms'
  >;

/** Returns the criteria of a stored request, its budget at today's rate. A request that does not say is for rent. */
export async function criteriaOf(ctx: AppContext, request: CriteriaColumns): Promise<Criteria> {
  const { types, facts, rooms } = request;
  const budget = await budgetOf(ctx, request);
  return { status: wantedStatus(request), types, facts, rooms, numbers: numbersOf(request), budget };
}

export function wantedStatus({ propertyStatus }: Pick<PropertyRequest, 'propertyStatus'>): WantedStatus {
  return propertyStatus === 'FOR_SALE' ? 'FOR_SALE' : 'FOR_RENT';
}

type BudgetColumns = Pick<CriteriaColumns, 'budgetAmount' | 'budgetCurrency' | 'budgetPeriod'>;

async function budgetOf(ctx: AppContext, request: BudgetColumns): Promise<Budget | null> {
  if (request.budgetAmount === null || request.budgetCurrency === null) return null;
  const { budgetCurrency: currency, budgetPeriod: period } = request;
  const amount = Number(request.budgetAmount);
  const { rates } = await getVocabulary(ctx);
  const rate = currency === 'USD' ? 1 : rates.get(currency);
  const dollars = rate === undefined ? null : Number(dollarsOf({ amount, currency, period }, rate.toFixed(6)));
  return { amount, currency, period, dollars };
}
