import { saveListingFeed } from '@africanscity/contracts/listings/calls/feeds';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import { feedHours } from '@africanscity/contracts/listings/values';
import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { graceChoices } from './feed-fields.tsx';

interface FeedFormProps {
  /** Undefined for a new feed. */
  feed?: ListingFeed;
  own: boolean;
  onDone: () => void;
  /** Null where there is nothing to return to. */
  onCancel: (() => void) | null;
}

/** The settings of a feed that is fetched from its address. */
export function FeedForm({ feed, own, onDone, onCancel }: FeedFormProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      name: feed?.name ?? '',
      address: feed?.address ?? '',
      everyHours: String(feed?.everyHours ?? 24),
      isFull: feed?.isFull ?? true,
      graceDays: String(feed?.graceDays ?? 7),
      withoutMissing: feed?.withoutMissing ?? true,
      ownerEmail: feed?.ownerEmail ?? '',
    },
    initialErrors: faultOfAddress(feed),
    validate: (values) => checkFeed(textsOf(values)),
  });
  const { submit, loading, error } = useSubmit(form, async (values) => {
    await call(saveListingFeed, {
      ...(feed && { id: String(feed.id) }),
      ...(own && { own: 'true' }),
      ...textsOf(values),
    });
    await queryClient.invalidateQueries();
    onDone();
  });
  return (
    <FormShell
      onSubmit={form.onSubmit(submit)}
      loading={loading}
      error={error}
      submitLabel={feed ? 'Save' : 'Save and fetch'}
      bar={(save) => (
        <Group>
          {save}
          {onCancel && (
            <Button variant="default" size="md" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      )}
    >
      {!feed && <TextInput label="Name" maxLength={60} {...form.getInputProps('name')} />}
      <TextInput
        label="Address"
        description="Of a CSV, Excel (XLSX), JSON or Kyero XML file that opens without a login."
        placeholder="https://example.com/homes.xml"
        type="url"
        inputMode="url"
        maxLength={2000}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('address')}
      />
      <NativeSelect
        label="Fetch it"
        data={feedHours.toReversed().map((hours) => ({ value: String(hours), label: everyText(hours) }))}
        {...form.getInputProps('everyHours')}
      />
      <Checkbox
        label="The file has all listings of this feed: withdraw the ones it no longer has"
        {...form.getInputProps('isFull', { type: 'checkbox' })}
      />
      {form.values.isFull && (
        <NativeSelect label="Withdraw them" data={graceChoices} {...form.getInputProps('graceDays')} />
      )}
      <Checkbox
        label="Import a listing without its pictures that cannot be fetched"
        description="Otherwise such a listing is refused. Missing pictures are tried again with each fetch."
        {...form.getInputProps('withoutMissing', { type: 'checkbox' })}
      />
      {!own && (
        <TextInput
          label="Owner of rows that name none"
          description="The email of an account. Needed for Kyero feeds."
          type="email"
          inputMode="email"
          {...form.getInputProps('ownerEmail')}
        />
      )}
    </FormShell>
  );
}

const checkFeed = validateWith(async () => (await import('@africanscity/contracts/listings/feeds')).ListingFeedForm);

interface Values {
  name: string;
  address: string;
  everyHours: string;
  isFull: boolean;
  graceDays: string;
  withoutMissing: boolean;
  ownerEmail: string;
}

function textsOf({ isFull, withoutMissing, address, ownerEmail, ...values }: Values) {
  const flagOf = (value: boolean) => (value ? ('true' as const) : ('false' as const));
  return {
    ...values,
    address: address.trim(),
    ownerEmail: ownerEmail.trim(),
    isFull: flagOf(isFull),
    withoutMissing: flagOf(withoutMissing),
  };
}

/** A fetch that failed because of the address is shown at its field. */
function faultOfAddress(feed: ListingFeed | undefined): { address?: string } {
  return feed?.failure?.startsWith('The address ') ? { address: feed.failure } : {};
}

export function everyText(hours: number): string {
  return hours === 24 ? 'Every day' : `Every ${hours} hours`;
}
