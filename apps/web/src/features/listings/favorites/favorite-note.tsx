import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { maxFavoriteNote } from '@africanscity/contracts/listings/values';
import { Button, Group, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from './favorite-note.module.css';

interface FavoriteNoteProps {
  /** Description of the listing. */
  subject: string;
  note: string;
  onSave: (note: string) => Promise<void>;
}

/** The user's private note on a favorite. */
export function FavoriteNote({ subject, note, onSave }: FavoriteNoteProps) {
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  // Focuses the field when the user starts to edit.
  useEffect(() => field.current?.focus(), [editing]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave(String(new FormData(event.currentTarget).get('note') ?? '').trim());
      setEditing(false);
      setError(undefined);
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setSaving(false);
    }
  }

  if (!editing) {
    return (
      <div className={classes.note}>
        {note && (
          <p dir="auto" className={classes.text}>
            {note}
          </p>
        )}
        <Button
          variant="subtle"
          color="gray"
          h={44}
          px="xs"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={note ? texts.editNoteOn({ subject }) : texts.addNoteOn({ subject })}
          onClick={() => setEditing(true)}
        >
          {note ? texts.editNote() : texts.addNote()}
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.note} onSubmit={(event) => void submit(event)}>
      <Textarea
        name="note"
        label={siteTexts.note()}
        description={texts.onlyYouSeeIt()}
        defaultValue={note}
        maxLength={maxFavoriteNote}
        autosize
        minRows={2}
        maxRows={8}
        error={error}
        ref={field}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" h={44} loading={saving}>
          {texts.saveNote()}
        </Button>
        <Button variant="default" h={44} onClick={() => setEditing(false)}>
          {siteTexts.cancel()}
        </Button>
      </Group>
    </form>
  );
}
