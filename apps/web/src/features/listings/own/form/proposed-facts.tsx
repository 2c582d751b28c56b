import * as texts from '@africanscity/messages/listings';
import { type Amenity, amenityLabels, narrowest } from '@africanscity/contracts/listings/amenities';
import { proposeFacts } from '@africanscity/contracts/listings/calls/own-listings';
import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { appliesTo } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { amenitiesOfField } from '@africanscity/contracts/listings/stated-amenities';
import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operation } from '../../../../api/query-client.ts';
import { useCall } from '../../../../api/use-call.ts';
import { topKindOf } from '../../core/kinds.ts';
import { afterChoice } from './fact-control.tsx';
import classes from './listing-fields.module.css';
import type { ListingForm } from './listing-values.ts';

/** Milliseconds after the last key until the description is read. */
const pause = 700;

/** The facts that the description names and the form does not have. A tap adds one to the form. */
export function ProposedFacts({ form }: { form: ListingForm }) {
  const described = useDescribed(form.values.description.trim());
  const kinds = useQuery(operation(getPropertiesKinds, {}));
  const top = topKindOf(kinds.data ?? [], form.values.type);
  const proposals = described.flatMap((amenity) => {
    const name = fieldNames.find((field) => amenitiesOfField(fieldOf(field)).includes(amenity));
    return name && appliesTo(fieldOf(name), top) && isOpen(name, amenity, form) ? [{ name, amenity }] : [];
  });
  if (proposals.length === 0) return null;
  return (
    <div className={classes.fact} role="group" aria-label={texts.fromYourDescription()}>
      <Text size="sm" fw={550}>
        {texts.tapWhatIsRight()}
      </Text>
      <div className={classes.choices}>
        {proposals.map(({ name, amenity }) => (
          <button
            key={amenity}
            type="button"
            className={classes.choice}
            onClick={() => form.setFieldValue(name, valueWith(name, amenity, form))}
          >
            <IconPlus size={16} stroke={2.25} aria-hidden className={classes.plus} />
            {amenityLabels[amenity]()}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Whether the form may take the amenity: a set that lacks it, or an unanswered question. */
function isOpen(name: FieldName, amenity: Amenity, form: ListingForm): boolean {
  const value = form.values[name];
  return fieldOf(name).type === 'set' ? !value.split(',').includes(amenity) : value === '';
}

function valueWith(name: FieldName, amenity: Amenity, form: ListingForm): string {
  const field = fieldOf(name);
  return field.type === 'boolean' ? 'true' : afterChoice(field, form.values[name], amenity);
}

/** The amenities of the description, read by the server after a pause. None while they cannot be read. */
function useDescribed(description: string): Amenity[] {
  const call = useCall();
  const [described, setDescribed] = useState<Amenity[]>([]);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      const answer = description ? call(proposeFacts, { description }) : Promise.resolve({ amenities: [] });
      answer.then(
        ({ amenities }) => isStale || setDescribed(narrowest(amenities)),
        () => undefined,
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [call, description]);
  return described;
}
