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
    mode: 'controlled',
    initialValues: { file: null, pictures: [], feed: noFeed, ownerEmail: '' },
    validate: { file: faultOf },
  });
  const { submit, loading, error } = useSubmit(form, async ({ file, pictures, feed, ownerEmail }) => {
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
      else void showToast({ kind: 'success', message: 'Upload cancelled. Nothing was imported.' });
    } catch (failure) {
      if (!(failure instanceof ArchiveFault)) throw failure;
      form.setFieldError('file', failure.message);
    } finally {
      setSent(null);
    }
  });
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Upload and check">
      <FileInput
        label="File of listings"
        description={`A CSV or Kyero XML file of up to ${maxImportBytes / megabyte} MB, or an Excel (XLSX) or JSON file of up to ${maxHeldImportBytes / megabyte} MB. Or a ZIP file with the file and its pictures, up to ${maxArchiveBytes / megabyte} MB.`}
        placeholder="Choose a file"
        accept=".csv,.xlsx,.json,.xml,.zip,text/csv,application/zip"
        clearable
        clearButtonProps={{ 'aria-label': 'Remove the file' }}
        {...form.getInputProps('file')}
      />
      <PicturesField value={form.values.pictures} onChange={(pictures) => form.setFieldValue('pictures', pictures)} />
      {!own && (
        <TextInput
          label="Owner of rows that name none"
          description="Optional: the email of an account. Needed for Kyero files, which name no owners."
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
              Cancel
            </Button>
          </Group>
          <Progress.Root size="lg">
            <Progress.Section value={sent.part * 100} aria-label="Upload" />
          </Progress.Root>
          <Text size="sm">Keep this page open until the upload is complete.</Text>
        </Stack>
      )}
      <Text size="sm" c="dimmed">
        Nothing is written yet: you see first what is new, what is there already, and what is wrong.{' '}
        <Button component="a" variant="transparent" size="compact-sm" href="/listings-example.csv" download>
          An example file
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
  if (!file) return 'Choose a file';
  if (file.size === 0) return 'This file is empty';
  if (isArchive(file)) return null;
  if (file.size > maxImportBytes) return `This file is larger than ${maxImportBytes / megabyte} MB`;
  if (file.size > maxHeldImportBytes && /\.(xlsx|json)$/i.test(file.name))
    return `An Excel or JSON file may have ${maxHeldImportBytes / megabyte} MB. Save it as CSV`;
  return null;
}
