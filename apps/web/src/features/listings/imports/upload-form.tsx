import * as texts from '@africanscity/messages/listings';
import { maxHeldImportBytes, maxImportBytes } from '@africanscity/contracts/listings/values';
import { Button, FileInput, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { FeedFields, feedInput, type FeedValues, noFeed } from './feed-fields.tsx';
import { fromFile } from './import-picture.ts';
import { ArchiveFault, maxArchiveBytes, openArchive } from './open-archive.ts';
import { PicturesField } from './pictures-field.tsx';
import { type RefusedPicture, uploadImport } from './upload-import.ts';

interface Values extends Record<string, unknown> {
  file: File | null;
  pictures: File[];
  feed: FeedValues;
  ownerEmail: string;
}

const megabyte = 1024 * 1024;

interface UploadFormProps {
  /** Imports listings of the user alone. */
  own: boolean;
  onUploaded: (id: number, refused: RefusedPicture[]) => void;
}

/** Uploads a file and its pictures in chunks and starts the check. */
export function UploadForm({ own, onUploaded }: UploadFormProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<{ part: number; text: string } | null>(null);
  const upload = useRef<AbortController>(undefined);
  useStayWhile(sent !== null);
  const form = useForm<Values>({
    initialValues: { file: null, pictures: [], feed: noFeed, ownerEmail: '' },
    validate: { file: faultOf },
  });
  const { sending } = useSubmit(form, async ({ file, pictures, feed, ownerEmail }) => {
    if (!file) return;
    upload.current = new AbortController();
    try {
      const opened = isArchive(file) ? await openArchive(file) : { file, pictures: [] };
      const done = await uploadImport(call, {
        file: opened.file,
        start: { ...(own ? { own: 'true' as const } : { ownerEmail }), ...feedInput(feed) },
        pictures: [...opened.pictures, ...pictures.map(fromFile)],
        onSent: (part, text) => setSent({ part, text }),
        signal: upload.current.signal,
      });
      await queryClient.invalidateQueries();
      if (done) onUploaded(done.id, done.refused);
      else void showToast({ kind: 'success', message: texts.uploadCancelled() });
    } catch (failure) {
      if (!(failure instanceof ArchiveFault)) throw failure;
      form.setFieldError('file', failure.message);
    } finally {
      setSent(null);
    }
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'import' }} submitLabel={texts.uploadAndCheck()}>
      <FileInput
        label={texts.fileOfListings()}
        description={texts.fileHint({
          csv: String(maxImportBytes / megabyte),
          excel: String(maxHeldImportBytes / megabyte),
          zip: String(maxArchiveBytes / megabyte),
        })}
        placeholder={texts.chooseAFile()}
        accept=".csv,.xlsx,.json,.xml,.zip,text/csv,application/zip"
        clearable
        clearButtonProps={{ 'aria-label': texts.removeTheFile() }}
        {...form.getInputProps('file')}
      />
      <PicturesField value={form.values.pictures} onChange={(pictures) => form.setFieldValue('pictures', pictures)} />
      {!own && (
        <TextInput
          label={texts.ownerOfRows()}
          description={texts.ownerOfFileHint()}
          type="email"
          inputMode="email"
          {...form.getInputProps('ownerEmail')}
        />
      )}
      <FeedFields value={form.values.feed} onChange={(feed) => form.setFieldValue('feed', feed)} />
      {sent && (
        <Stack gap={4}>
          <Group justify="space-between">
            <Text size="sm" role="status">
              {sent.text}
            </Text>
            <Button variant="default" onClick={() => upload.current?.abort()}>
              {texts.cancel()}
            </Button>
          </Group>
          <Progress.Root size="lg">
            <Progress.Section value={sent.part * 100} aria-label={texts.uploadTitle()} />
          </Progress.Root>
          <Text size="sm">{texts.keepPageOpen()}</Text>
        </Stack>
      )}
      <Text size="sm" c="dimmed">
        {texts.nothingWrittenYet()}{' '}
        <Button component="a" variant="transparent" size="compact-sm" href="/listings-example.csv" download>
          {texts.anExampleFile()}
        </Button>
      </Text>
    </FormShell>
  );
}

/** Asks for confirmation before the page closes during an upload. */
function useStayWhile(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);
}

function isArchive({ name }: File): boolean {
  return /\.zip$/i.test(name);
}

function faultOf(file: File | null): string | null {
  if (!file) return texts.chooseAFile();
  if (file.size === 0) return texts.thisFileIsEmpty();
  if (isArchive(file)) return null;
  if (file.size > maxImportBytes) return texts.fileTooLarge({ megabytes: String(maxImportBytes / megabyte) });
  if (file.size > maxHeldImportBytes && /\.(xlsx|json)$/i.test(file.name))
    return texts.excelTooLarge({ megabytes: String(maxHeldImportBytes / megabyte) });
  return null;
}
