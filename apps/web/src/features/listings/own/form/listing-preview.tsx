import * as texts from '@africanscity/messages/listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import { formatAmount } from '@africanscity/contracts/currencies';
import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { pricePeriods } from '@africanscity/contracts/listings/asking-price';
import { readFieldText } from '@africanscity/contracts/listings/field-reading';
import { fieldNames, fieldOf, type FieldValues } from '@africanscity/contracts/listings/fields';
import { type CardFieldName, cardFieldNames } from '@africanscity/contracts/listings/list-rows';
import { highlightsOf } from '@africanscity/contracts/listings/highlights';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { statedBy } from '@africanscity/contracts/listings/stated-amenities';
import type { Picture } from '@africanscity/contracts/picture';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { useStatusLabels } from '../../../../api/status-labels.ts';
import { ListingCard } from '../../cards/listing-card.tsx';
import classes from './listing-preview.module.css';
import { type ListingValues, periodOf, requestOf } from './listing-values.ts';

interface ListingPreviewProps {
  values: ListingValues;
  cover: Picture | null;
  photoCount: number;
}

/** The listing's card in the results, with the current input. */
export function ListingPreview({ values, cover, photoCount }: ListingPreviewProps) {
  const labels = useStatusLabels();
  const status = values.status as PropertyStatus;
  const amenities = statedIn(values);
  return (
    <aside className={classes.preview} aria-label={texts.listingPreview()}>
      <p className={classes.title}>{texts.howItWillLook()}</p>
      {/* Links and buttons of the preview are inert. */}
      <div inert>
        <ListingCard
          listing={{
            id: 0,
            status,
            statusReadable: labels[status] ?? '',
            ...priceOf(values),
            type: values.type || texts.yourProperty(),
            address: values.address.trim(),
            area: values.area.trim(),
            city: values.city.trim(),
            country: values.country || null,
            ...cardFieldsOf(values),
            highlights: highlightsOf({ ...cardFieldsOf(values), amenities, status }, amenities),
            size: values.size.trim() || null,
            squareMeters: readSize(values.size),
            createdAt: '',
            featured: false,
            pictureUri: null,
            picture: cover,
            photoCount,
          }}
          headingLevel={3}
          sizes="320px"
          priority="normal"
        />
      </div>
    </aside>
  );
}

/** The typed price: dollars of a sale or a month, or another amount as a text. Null for invalid input. */
function priceOf(values: ListingValues): { price: number | null; askingPrice: string | null } {
  const typed = values.price.trim();
  if (!/^\d{1,15}(\.\d{1,3})?$/.test(typed)) return { price: null, askingPrice: null };
  const { amount, currency } = requestOf(values);
  if (amount === undefined || !currency) return { price: Number(typed), askingPrice: null };
  const words = [formatAmount(Number(typed), currency), isRental(values.status) && pricePeriods[periodOf(values)]()];
  return { price: null, askingPrice: words.filter(Boolean).join(' ') };
}

/** The amenities that the form's fields state. */
function statedIn(values: ListingValues): Amenity[] {
  return fieldNames.flatMap((name) => {
    const read = readFieldText(fieldOf(name), values[name].trim());
    return 'value' in read ? statedBy(fieldOf(name), read.value) : [];
  });
}

/** Values of the form for the card; null for invalid input. */
function cardFieldsOf(values: ListingValues): FieldValues<CardFieldName> {
  const fields = cardFieldNames.map((name) => {
    const read = readFieldText(fieldOf(name), values[name].trim());
    return [name, 'value' in read ? read.value : null];
  });
  return Object.fromEntries(fields) as FieldValues<CardFieldName>;
}
