import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { isRental } from '@africanscity/contracts/listings/rental';
import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import type { ListingRole } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { operation } from '../../../../api/query-client.ts';
import { useStatusLabels } from '../../../../api/status-labels.ts';
import { groupedKinds, openOf } from '../../core/kinds.ts';
import classes from './listing-fields.module.css';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { PriceFields } from './price-fields.tsx';
import { ProposedFacts } from './proposed-facts.tsx';
import type { ListingForm } from './listing-values.ts';

// Lazy: for rentals alone.
const CostFields = lazyPart(() => import('./cost-fields.tsx'));

interface PartProps {
  form: ListingForm;
}

const roles: Record<ListingRole, () => string> = { INDIVIDUAL: texts.asIndividual, REAL_ESTATE: texts.asRealEstate };

/** Number of types with a button; the select below has all. */
const tappedKinds = 6;

/** The property type: buttons for common types, and a select with all. */
export function KindFields({ form }: PartProps) {
  const kinds = useQuery(operation(getPropertiesKinds, {}));
  const usual = [...(kinds.data ?? [])].sort((one, other) => openOf(other) - openOf(one)).slice(0, tappedKinds);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={texts.propertyType()}
        withAsterisk
        data={[
          { value: '', label: kinds.isPending ? texts.loading() : texts.choose() },
          ...groupedKinds(kinds.data ?? []),
        ]}
        {...form.getInputProps('type')}
      />
      <div className={classes.choices} role="group" aria-label={texts.usualTypes()}>
        {usual.map(({ kind }) => (
          <button
            key={kind}
            type="button"
            className={classes.choice}
            aria-pressed={form.values.type === kind}
            onClick={() => form.setFieldValue('type', kind)}
          >
            {typeName(kind)}
          </button>
        ))}
      </div>
    </Stack>
  );
}

/** Status, price and description. Sold and rented are offered for existing listings only. */
export function OfferFields({ form, exists = false }: PartProps & { exists?: boolean }) {
  const labels = useStatusLabels();
  const offered = Object.entries(labels).filter(
    ([value]) => exists || (openStatuses as readonly string[]).includes(value),
  );
  return (
    <Stack gap="lg">
      <Radio.Group label={texts.status()} withAsterisk {...form.getInputProps('status')}>
        <div className={classes.choices}>
          {offered.map(([value, label]) => (
            <Radio
              key={value}
              value={value}
              label={label}
              classNames={{ root: classes.choice, body: classes.choiceBody, label: classes.choiceLabel }}
            />
          ))}
        </div>
      </Radio.Group>
      <PriceFields form={form} />
      {/* A boundary of its own: the other fields stay while these load. */}
      <Suspense>{isRental(form.values.status) && <CostFields form={form} />}</Suspense>
      <Textarea
        label={texts.propertyDescription()}
        description={texts.descriptionHint()}
        withAsterisk
        autosize
        minRows={4}
        maxLength={10_000}
        {...form.getInputProps('description')}
      />
      {exists && <TextInput label={texts.yourReference()} maxLength={60} {...form.getInputProps('reference')} />}
      <ProposedFacts form={form} />
    </Stack>
  );
}

/** The role of the user. `logo` is the field for a company's logo. */
export function RoleFields({ form, logo }: PartProps & { logo: ReactNode }) {
  return (
    <Stack gap="md">
      <Radio.Group
        label={texts.whoIsListingIt()}
        withAsterisk
        errorProps={{ mt: 'xs' }}
        {...form.getInputProps('role')}
      >
        <Stack gap="xs" mt="xs">
          {Object.entries(roles).map(([value, label]) => (
            <Radio key={value} value={value} label={label()} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      {form.values.role === 'REAL_ESTATE' && (
        <Stack gap="md" className={classes.company}>
          <TextInput label={texts.realEstateName()} withAsterisk maxLength={120} {...form.getInputProps('stateName')} />
          {logo}
        </Stack>
      )}
    </Stack>
  );
}
