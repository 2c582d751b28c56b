import { joinChoices, withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import * as siteTexts from '@africanscity/messages/site';
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
      ? [
          {
            name: 'status',
            label: texts.wanted(),
            text: propertyStatus === 'FOR_SALE' ? texts.toBuy() : texts.toRent(),
          } as const,
        ]
      : []),
    ...(budget ? [{ name: 'budget', label: texts.budget(), text: budget } as const] : []),
    ...(rooms ? [{ name: 'rooms', label: texts.rooms(), text: texts.orMore({ rooms: String(rooms) }) } as const] : []),
    ...(facts.length
      ? [{ name: 'facts', label: texts.with2(), text: withCommas(facts.map((fact) => amenityLabels[fact]())) } as const]
      : []),
    ...describeNumbers(request),
    ...(movingDate
      ? [
          {
            name: 'movingDate',
            label: texts.movingIn(),
            text: texts.from({ movingDate: longDay(movingDate) }),
          } as const,
        ]
      : []),
  ];
}

/** Writes criteria as lines of an email. */
export function criteriaLines(request: DescribedColumns): string {
  return describeCriteria(request)
    .map(({ label, text }) => siteTexts.labelled({ label, value: text }))
    .join('\n');
}

type Budget = Pick<DescribedColumns, 'budgetAmount' | 'budgetCurrency' | 'budgetPeriod'>;

function budgetText({ budgetAmount, budgetCurrency: currency, budgetPeriod: period }: Budget): string | null {
  if (budgetAmount === null || currency === null) return null;
  return texts.upTo({ price: formatAskingPrice({ amount: Number(budgetAmount), currency, period }) });
}

/** Most names in one line; of more, the number of the others. */
const shownNames = 3;

/** Joins names: "Flat, House or Room"; of more than three, "Flat, House, Room or 2 other types". */
export function alternatives(
  names: readonly string[],
  withOthers: (values: { names: string; count: number }) => string,
): string {
  const count = names.length - shownNames;
  if (count > 1) return withOthers({ names: withCommas(names.slice(0, shownNames)), count });
  return joinChoices(names);
}

/** Names places: "Yaba or Surulere, Lagos", "Yaba (Lagos) or Avondale (Harare)". */
export function placesText(places: { name: string; within: string }[]): string {
  const [first] = places;
  const areShared = places.every(({ within }) => within === first?.within);
  if (!areShared)
    return alternatives(
      places.map(({ name, within }) => (within ? `${name} (${within})` : name)),
      texts.orOtherPlaces,
    );
  const names = alternatives(
    places.map(({ name }) => name),
    texts.orOtherPlaces,
  );
  return first?.within ? `${names}, ${first.within}` : names;
}
