import * as texts from '@africanscity/messages/listings';
import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { appliesTo, fieldGroups, topKinds } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf, shownFieldNames } from '@africanscity/contracts/listings/fields';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { formatSizeInFull } from '@africanscity/contracts/listings/wording';
import { Fieldset, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../../api/query-client.ts';
import { topKindOf } from '../../core/kinds.ts';
import { FactControl } from './fact-control.tsx';
import classes from './listing-fields.module.css';
import { type ListingForm, lacksNumber } from './listing-values.ts';

/** The fields of the chosen type: counts, size, and groups of facts, which are folded but for the first. */
export function FactFields({ form }: { form: ListingForm }) {
  const asked = useAskedFields(form);
  return (
    <>
      <Fieldset legend={texts.howMany()} variant="unstyled" className={classes.counts}>
        <Text size="sm" c="dimmed">
          {texts.leaveBlank()}
        </Text>
        <div>
          {asked
            .filter((name) => !fieldOf(name).group)
            .map((name) => (
              <FactControl key={name} form={form} name={name} />
            ))}
        </div>
        <TextInput
          className={classes.short}
          label={texts.size()}
          description={sizeHint(form.values.size)}
          maxLength={40}
          {...form.getInputProps('size')}
        />
      </Fieldset>
      {groups.map(([group, title], at) => (
        <FactGroup
          key={group}
          form={form}
          title={title()}
          names={asked.filter((name) => fieldOf(name).group === group)}
          isFirst={at === 0}
        />
      ))}
    </>
  );
}

// The form asks for the costs beside the price.
const groups = Object.entries(fieldGroups).filter(([group]) => group !== 'costs');

interface FactGroupProps {
  form: ListingForm;
  title: string;
  names: FieldName[];
  isFirst: boolean;
}

/** A group of facts. It opens by itself where one of its fields has an error. */
function FactGroup({ form, title, names, isFirst }: FactGroupProps) {
  if (names.length === 0) return null;
  const answered = names.filter((name) => form.values[name] !== '').length;
  return (
    <details className={classes.group} open={isFirst || names.some((name) => name in form.errors) || undefined}>
      <summary>
        <span dir="auto">{title}</span>
        {answered > 0 && <span className={classes.answered}>{texts.filledIn({ count: answered })}</span>}
      </summary>
      <div className={classes.details}>
        {names.map((name) => (
          <FactControl key={name} form={form} name={name} />
        ))}
      </div>
    </details>
  );
}

/** Returns the fields of a type; without a type, those that all types have. */
function useAskedFields({ values }: ListingForm): FieldName[] {
  const kinds = useQuery(operation(getPropertiesKinds, {}));
  const top = topKindOf(kinds.data ?? [], values.type);
  return shownFieldNames.filter((name) => {
    const field = fieldOf(name);
    const { needs } = field;
    if (needs && !values[needs.field as FieldName].split(',').includes(needs.option)) return false;
    return values.type === '' ? topKinds.every((kind) => appliesTo(field, kind)) : appliesTo(field, top);
  });
}

/** Describes how the typed size is parsed. */
function sizeHint(size: string): string {
  if (!size.trim() || lacksNumber(size)) return texts.sizeHint();
  const squareMeters = readSize(size);
  if (squareMeters) return texts.shownAs({ size: formatSizeInFull({ size, squareMeters }) });
  return texts.sizeAsTyped();
}
