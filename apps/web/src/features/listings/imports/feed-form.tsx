import * as texts from '@africanscity/messages/listings';
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
  const { sending } = useSubmit(form, async (values) => {
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
      {...sending}
      keeps={{ form, name: `feed ${feed?.id ?? 'new'}` }}
      submitLabel={feed ? texts.saveFeed() : texts.saveAndFetch()}
      bar={(save) => (
        <Group>
          {save}
          {onCancel && (
            <Button variant="default" size="md" onClick={onCancel}>
              {texts.cancel()}
            </Button>
          )}
        </Group>
      )}
    >
      {!feed && <TextInput label={texts.name()} maxLength={60} {...form.getInputProps('name')} />}
      <TextInput
        label={texts.address()}
        description={texts.feedAddressHint()}
        placeholder={exampleAddress}
        type="url"
        inputMode="url"
        maxLength={2000}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('address')}
      />
      <NativeSelect
        label={texts.fetchIt()}
        data={feedHours.toReversed().map((hours) => ({ value: String(hours), label: everyText(hours) }))}
        {...form.getInputProps('everyHours')}
      />
      <Checkbox label={texts.feedIsFull()} {...form.getInputProps('isFull', { type: 'checkbox' })} />
      {form.values.isFull && (
        <NativeSelect label={texts.withdrawThem()} data={graceChoices()} {...form.getInputProps('graceDays')} />
      )}
      <Checkbox
        label={texts.importWithoutMissing()}
        description={texts.otherwiseRefusedRetried()}
        {...form.getInputProps('withoutMissing', { type: 'checkbox' })}
      />
      {!own && (
        <TextInput
          label={texts.ownerOfRows()}
          description={texts.ownerOfRowsHint()}
          type="email"
          inputMode="email"
          {...form.getInputProps('ownerEmail')}
        />
      )}
    </FormShell>
  );
}

const exampleAddress = 'https://…/homes.xml';

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
  return feed?.failure && /^The address\b/.test(feed.failure) ? { address: feed.failure } : {};
}

export function everyText(hours: number): string {
  return hours === 24 ? texts.everyDay() : texts.everyHours({ count: hours });
}
