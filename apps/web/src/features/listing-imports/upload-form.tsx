import { maxImportBytes } from '@africanscity/contracts/listing-imports';
import { Button, FileInput, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/form-shell.tsx';
import { useSubmit } from '../../components/use-submit.ts';
import { PicturesField } from './pictures-field.tsx';
import { uploadImport } from './upload-import.ts';

interface Values extends Record<string, unknown> {
  file: File | null;
  pictures: File[];
}

/** Takes the file and its pictures, sends them in pieces, and has them checked. */
export function UploadForm({ onUploaded }: { onUploaded: (id: number) => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<{ part: number; text: string } | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { file: null, pictures: [] },
    validate: { file: faultOf },
  });
  const { submit, loading, error } = useSubmit(form, async ({ file, pictures }) => {
    if (!file) return;
    try {
      const id = await uploadImport(call, file, pictures, (part, text) => setSent({ part, text }));
      await queryClient.invalidateQueries();
      onUploaded(id);
    } finally {
      setSent(null);
    }
  });
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Upload and check">
      <FileInput
        label="File of listings"
        description={`A CSV file in UTF-8, up to ${maxImportBytes / 1024 / 1024} MB. Its first line names the columns.`}
        placeholder="Choose a file"
        accept=".csv,text/csv"
        clearable
        clearButtonProps={{ 'aria-label': 'Choose no file' }}
        {...form.getInputProps('file')}
      />
      <PicturesField value={form.values.pictures} onChange={(pictures) => form.setFieldValue('pictures', pictures)} />
      {sent && (
        <Stack gap={4} role="status">
          <Text size="sm">{sent.text}</Text>
          <Progress.Root size="lg">
            <Progress.Section value={sent.part * 100} aria-label="Upload" />
          </Progress.Root>
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

function faultOf(file: File | null): string | null {
  if (!file) return 'Choose a file';
  if (file.size === 0) return 'This file is empty';
  return file.size > maxImportBytes ? `This file is larger than ${maxImportBytes / 1024 / 1024} MB` : null;
}
