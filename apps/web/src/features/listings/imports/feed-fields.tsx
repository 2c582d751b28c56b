import * as texts from '@africanscity/messages/listings';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';

export interface FeedValues {
  /** '' for a file that is imported once. */
  name: string;
  isFull: boolean;
  graceDays: string;
}

export const noFeed: FeedValues = { name: '', isFull: true, graceDays: '7' };

const days = [0, 1, 3, 7, 14, 30, 60, 90];

/** Choices of when to withdraw listings that are gone. */
export const graceChoices = () =>
  days.map((each) => ({ value: String(each), label: texts.graceChoice({ days: each }) }));

/** The name of a file that is imported again and again, and the treatment of listings that it no longer has. */
export function FeedFields({ value, onChange }: { value: FeedValues; onChange: (value: FeedValues) => void }) {
  return (
    <Stack gap="sm">
      <TextInput
        label={texts.nameOfTheFeed()}
        description={texts.feedNameHint()}
        maxLength={60}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      {value.name.trim() !== '' && (
        <>
          <Checkbox
            label={texts.feedIsFull()}
            checked={value.isFull}
            onChange={(event) => onChange({ ...value, isFull: event.currentTarget.checked })}
          />
          {value.isFull && (
            <NativeSelect
              label={texts.withdrawThem()}
              value={value.graceDays}
              onChange={(event) => onChange({ ...value, graceDays: event.currentTarget.value })}
              data={graceChoices()}
            />
          )}
        </>
      )}
    </Stack>
  );
}

/** Returns the input of the call that starts the import. */
export function feedInput({ name, isFull, graceDays }: FeedValues) {
  const feedName = name.trim();
  return feedName === '' ? {} : { feedName, feedIsFull: isFull ? ('true' as const) : ('false' as const), graceDays };
}
