import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { formatAskingPrice } from '@africanscity/contracts/listings/asking-price';
import type { RequestCriterion } from '@africanscity/contracts/requests/criteria';
import type { PropertyRequest } from '@africanscity/db/generated/client';
import { longDay } from '../../kernel/long-day.ts';
import { describeNumbers, type NumberColumns } from './number-criteria.ts';

/** The columns that the texts name. */
export type DescribedColumns = NumberColumns &
  Pick<
    PropertyRequest,
    'propertyStatus' | 'budgetAmount' | 'budgetCurrency' | 'budgetPeriod' | 'facts' | 'rooms' | 'movingDate'
  >;

/** Describes the optional fields of a request in plain words, for pages, emails and the administration. Types and places are in its title. */
export function describeCriteria(request: DescribedColumns): RequestCriterion[] {
  const { propertyStatus, facts, rooms, movingDate } = request;
  const budget = budgetText(request);
  return [
    ...(propertyStatus
      ? [{ name: 'status', label: 'Wanted', text: propertyStatus === 'FOR_SALE' ? 'To buy' : 'To rent' } as const]
      : []),
    ...(budget ? [{ name: 'budget', label: 'Budget', text: budget } as const] : []),
    ...(rooms ? [{ name: 'rooms', label: 'Rooms', text: `${rooms} or more` } as const] : []),
    ...(facts.length
      ? [{ name: 'facts', label: 'With', text: facts.map((fact) => amenityLabels[fact]()).join(', ') } as const]
      : []),
    ...describeNumbers(request),
    ...(movingDate ? [{ name: 'movingDate', label: 'Moving in', text: `From ${longDay(movingDate)}` } as const] : []),
  ];
}

/** Writes criteria as lines of an email. */
export function criteriaLines(request: DescribedColumns): string {
  return describeCriteria(request)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

type Budget = Pick<DescribedColumns, 'budgetAmount' | 'budgetCurrency' | 'budgetPeriod'>;

function budgetText({ budgetAmount, budgetCurrency: currency, budgetPeriod: period }: Budget): string | null {
  if (budgetAmount === null || currency === null) return null;
  return `Up to ${formatAskingPrice({ amount: Number(budgetAmount), currency, period })}`;
}

/** Most names in one line; of more, the number of the others. */
const shownNames = 3;

/** Joins names: "Flat, House or Room". */
export function alternatives(names: readonly string[], noun: string): string {
  const others = names.length - shownNames;
  if (others > 1) return `${names.slice(0, shownNames).join(', ')} or ${others} other ${noun}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
}

/** Names places: "Yaba or Surulere, Lagos", "Yaba (Lagos) or Avondale (Harare)". */
export function placesText(places: { name: string; within: string }[]): string {
  const [first] = places;
  const areShared = places.every(({ within }) => within === first?.within);
  if (!areShared)
    return alternatives(
      places.map(({ name, within }) => (within ? `${name} (${within})` : name)),
      'places',
    );
  const names = alternatives(
    places.map(({ name }) => name),
    'places',
  );
  return first?.within ? `${names}, ${first.within}` : names;
}
