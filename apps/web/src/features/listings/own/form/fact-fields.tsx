import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { maxOf } from '@africanscity/contracts/listings/field-text';
import { appliesTo, type Field, topKinds } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { formatSizeInFull } from '@africanscity/contracts/listings/wording';
import { Fieldset, NativeSelect, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../../api/query-client.ts';
import { topKindOf } from '../../core/kinds.ts';
import { CountStepper } from './count-stepper.tsx';
import classes from './listing-fields.module.css';
import type { ListingForm } from './listing-values.ts';

/** The fields of the chosen type: counts, size, and the others by the control that fits their row. */
export function FactFields({ form }: { form: ListingForm }) {
  const asked = useAskedFields(form.values.type);
  const counts = asked.filter(isStepped);
  const details = asked.filter((name) => !isStepped(name));
  return (
    <>
      <Fieldset legend="How many?" variant="unstyled" className={classes.counts}>
        <Text size="sm" c="dimmed">
          Leave blank if you’re not sure.
        </Text>
        <div>
          {counts.map((name) => (
            <CountStepper
              key={name}
              label={fieldOf(name).label}
              value={form.values[name]}
              onChange={(value) => form.setFieldValue(name, value)}
              error={form.errors[name]}
            />
          ))}
        </div>
        <TextInput
          className={classes.short}
          label="Size"
          description={sizeHint(form.values.size)}
          maxLength={40}
          {...form.getInputProps('size')}
        />
      </Fieldset>
      {details.length > 0 && (
        <Fieldset legend="Details" variant="unstyled" className={classes.details}>
          {details.map((name) => (
            <FieldControl key={name} form={form} name={name} field={fieldOf(name)} />
          ))}
        </Fieldset>
      )}
    </>
  );
}

/** Returns the fields of a type; without a type, those that all types have. */
function useAskedFields(type: string): FieldName[] {
  const kinds = useQuery(operation(getPropertiesKinds, {}));
  const top = topKindOf(kinds.data ?? [], type);
  return fieldNames.filter((name) =>
    type === '' ? topKinds.every((kind) => appliesTo(fieldOf(name), kind)) : appliesTo(fieldOf(name), top),
  );
}

function isStepped(name: FieldName): boolean {
  return 'stepper' in fieldOf(name);
}

const unknownOption = { value: '', label: 'Not known' };
const yesNoOptions = [unknownOption, { value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }];

interface FieldControlProps {
  form: ListingForm;
  name: FieldName;
  field: Field;
}

/** A select for choices, or a number field. */
function FieldControl({ form, name, field }: FieldControlProps) {
  const common = { label: field.label, description: field.hint, ...form.getInputProps(name) };
  if (field.type === 'boolean') return <NativeSelect data={yesNoOptions} {...common} />;
  if (field.type === 'enum') {
    const options = Object.entries(field.options).map(([value, label]) => ({ value, label }));
    return <NativeSelect data={[unknownOption, ...options]} {...common} />;
  }
  return (
    <TextInput
      inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      rightSection={field.unit}
      maxLength={String(maxOf(field)).length + (field.type === 'number' ? field.decimals + 1 : 0)}
      {...common}
    />
  );
}

/** Describes how the typed size is parsed. */
function sizeHint(size: string): string {
  if (!size.trim()) return 'In m², or name the unit: 240, 2 acres, 50 x 100 ft';
  const squareMeters = readSize(size);
  if (squareMeters) return `Shown as ${formatSizeInFull({ size, squareMeters })}`;
  return 'Shown as you typed it. To be found by size, name the unit: 240 m², 2 acres, 50 x 100 ft';
}
