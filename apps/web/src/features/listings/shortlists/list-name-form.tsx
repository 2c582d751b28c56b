import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { maxShortlistName } from '@africanscity/contracts/listings/values';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface ListNameFormProps {
  name: string;
  /** The text of the button. */
  submit: string;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The name of a new or renamed list. */
export function ListNameForm({ name, submit, onSave, onCancel }: ListNameFormProps) {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave(String(new FormData(event.currentTarget).get('name') ?? '').trim());
    } catch (failure) {
      setError((failure as Error).message);
      setSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <Group gap="xs" align="flex-end" mb="lg">
        <TextInput
          name="name"
          label={texts.listName()}
          defaultValue={name}
          maxLength={maxShortlistName}
          required
          error={error}
          ref={field}
        />
        <Button type="submit" h={44} loading={saving}>
          {submit}
        </Button>
        <Button variant="default" h={44} onClick={onCancel}>
          {siteTexts.cancel()}
        </Button>
      </Group>
    </form>
  );
}
