import * as texts from '@africanscity/messages/listings';
import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { areasOf } from '@africanscity/contracts/listings/area-fields';
import { type FieldName, type FieldValues, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { ListingForm } from '@africanscity/contracts/listings/listing-form';
import type { UploadedFile } from '@africanscity/contracts/call';
import type { Prisma, Property } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { type FieldError, InvalidInput } from '../../../errors.ts';
import { countryCode, countryFault } from '../../../kernel/countries.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { type PriceColumns, readPrice } from '../core/asking-price.ts';
import { keptFields, presentFields, type StoredFields } from '../core/fields.ts';
import { readTopKinds } from '../core/kinds.ts';
import { readPin } from '../pins/read-pin.ts';

/** The columns of a property that a form fills. `amenities` are those of the description. */
export type ListingValues = Omit<
  Prisma.PropertyUncheckedCreateInput,
  'ownerId' | 'amenities' | FieldName | keyof PriceColumns
> &
  Partial<StoredFields> &
  PriceColumns & { amenities: Amenity[] };

/** The values with all amenities of the listing: `before` is its row, for the fields that the form leaves as they are. */
export function withStatedAmenities(values: ListingValues, before?: Property): ListingValues {
  const known = before ? presentFields(before, wireFieldNames) : {};
  return { ...values, amenities: amenitiesOf({ ...known, ...given(values) }, values.amenities) };
}

function given(values: ListingValues): Partial<FieldValues> {
  return Object.fromEntries(
    wireFieldNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** Turns a form into the row's values. Throws InvalidInput naming every field that contradicts the look-ups or another field. */
export async function readListingValues(
  ctx: RequestContext,
  form: ListingForm & { logoPic: UploadedFile[] },
): Promise<ListingValues> {
  const faults: FieldError[] = [];
  const tops = await readTopKinds(ctx.db, [form.type]);
  const top = tops.get(form.type);
  if (!top)
    faults.push({
      field: 'type',
      defaultMessage: texts.mustOnePropertyTypes(),
    });
  const country = form.country === null ? null : countryCode(form.country);
  if (country === undefined) faults.push({ field: 'country', defaultMessage: countryFault(form.country ?? '') });
  const pin = await readPin(ctx.db, form.googleLocation, { ...form, country: country ?? null });
  if ('fault' in pin) faults.push({ field: 'googleLocation', defaultMessage: pin.fault });
  const isCompany = form.role === 'REAL_ESTATE';
  if (isCompany && !form.stateName) faults.push({ field: 'stateName', defaultMessage: texts.mustNameRealEstate() });
  if (!isCompany && form.logoPic.length > 0)
    faults.push({ field: 'logoPic', defaultMessage: texts.onlyRealEstateCompanies() });
  const price = await readPrice(ctx, form, form.status).catch((error: unknown) => {
    if (!(error instanceof InvalidInput)) throw error;
    faults.push(...(error.errors ?? []));
  });
  if (faults.length > 0 || 'fault' in pin || !price) throw new InvalidInput(faults);
  return {
    role: form.role,
    reference: form.reference,
    stateName: isCompany ? form.stateName : null,
    address: form.address,
    area: form.area,
    city: form.city,
    country,
    ...pin,
    type: form.type,
    size: form.size,
    sizeSquareMeters: readSize(form.size),
    ...price,
    description: form.description,
    amenities: amenitiesIn(form.description),
    status: form.status,
    ...keptFields({ ...form, ...areasOf(form) }, top),
  };
}
