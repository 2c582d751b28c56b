import * as texts from '@africanscity/messages/administration';
import { previewCompanyPage } from '@africanscity/contracts/administration/calls/company-pages';
import type { PageLanguage } from '@africanscity/contracts/administration/company-page-values';
import { Alert, Button, Paper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { Guide } from '../../../ui/guide.tsx';
import { PageHead } from '../../../ui/page-head.tsx';

interface PagePreviewProps {
  text: { title: string; summary: string; body: string };
  language: PageLanguage;
}

/** Shows what is in the form as visitors would see it. */
export function PagePreview({ text: { title, summary, body }, language }: PagePreviewProps) {
  const call = useCall();
  const preview = useMutation({ mutationFn: () => call(previewCompanyPage, { title, summary, body }) });
  return (
    <section aria-label={texts.preview()}>
      <Button variant="default" size="md" mt="md" loading={preview.isPending} onClick={() => preview.mutate()}>
        {preview.data ? texts.refreshThePreview() : texts.preview()}
      </Button>
      {preview.error && (
        <Alert color="red" role="alert" mt="md">
          {preview.error.message}
        </Alert>
      )}
      {preview.data && <RenderedText text={preview.data} language={language} />}
    </section>
  );
}

interface RenderedTextProps {
  text: { title: string; summary: string; html: string; chapters: { id: string; title: string }[] };
  language: PageLanguage;
}

/** A text as visitors read it, in a frame. */
export function RenderedText({ text, language }: RenderedTextProps) {
  return (
    <Paper withBorder mt="md" style={{ overflow: 'hidden' }}>
      <PageHead title={text.title} lead={text.summary} order={2} />
      <Guide chapters={text.chapters} html={text.html} lang={language} />
    </Paper>
  );
}
