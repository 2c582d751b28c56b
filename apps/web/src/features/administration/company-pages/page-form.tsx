import * as texts from '@africanscity/messages/administration';
import {
  discardPageDraft,
  publishCompanyPage,
  saveCompanyPage,
} from '@africanscity/contracts/administration/calls/company-pages';
import type { EditedPage } from '@africanscity/contracts/administration/company-pages';
import type { PageLanguage } from '@africanscity/contracts/administration/company-page-values';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { forgetKept } from '../../../components/forms/kept-storage.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { PageFields } from './page-fields.tsx';
import { firstValues } from './page-values.ts';
import { PagePreview } from './page-preview.tsx';
import { usePagesChanged } from './use-pages-changed.ts';

/** Name under which what is typed in the form is kept. */
export const keptPage = 'page';

interface PageFormProps {
  /** Null for a new page. */
  page: EditedPage | null;
  language: PageLanguage;
  /** The draft was discarded: the text on the site takes its place. */
  onReplaced?: () => void;
}

/** Writes the draft of a page in a language, and publishes it. */
export function PageForm({ page, language, onReplaced }: PageFormProps) {
  const call = useCall();
  const navigate = useNavigate();
  const pagesChanged = usePagesChanged();
  /** When the draft that is in the form was saved. */
  const [changedAt, setChangedAt] = useState(page?.changedAt ?? '');
  const [open, setOpen] = useState<'publish' | 'discard' | null>(null);
  const form = useForm({
    initialValues: firstValues(page),
    validate: validateWith(
      async () => (await import('@africanscity/contracts/administration/company-pages')).CompanyPageForm,
    ),
  });

  async function save(): Promise<number> {
    const id = page ? String(page.id) : undefined;
    const saved = await call(saveCompanyPage, { ...form.values, language, id, changedAt });
    setChangedAt(saved.changedAt);
    form.resetDirty();
    forgetKept(keptPage);
    await pagesChanged();
    return saved.id;
  }

  const { sending, done } = useSubmit(form, async () => {
    const id = await save();
    if (!page) await navigate(paths.adminPage({ id, language }), { replace: true });
    return texts.draftSaved();
  });

  async function publish() {
    const id = form.isDirty() || !page || changedAt === '' ? await save() : page.id;
    await call(publishCompanyPage, { id: String(id), language });
    setChangedAt('');
    await pagesChanged();
    setOpen(null);
  }

  async function discard() {
    await call(discardPageDraft, { id: String(page?.id), language });
    await pagesChanged();
    onReplaced?.();
  }

  return (
    <>
      <FormShell
        {...sending}
        keeps={{ form, name: keptPage }}
        done={done}
        submitLabel={texts.saveDraft()}
        bar={(button) => (
          <Group>
            {button}
            {page && (
              <Button size="md" variant="default" onClick={() => setOpen('publish')}>
                {texts.publishWithQuestion()}
              </Button>
            )}
            {changedAt !== '' && page && (page.versions.length > 0 || page.state !== 'draft') && (
              <Button size="md" variant="subtle" color="red" onClick={() => setOpen('discard')}>
                {texts.discardDraftWithQuestion()}
              </Button>
            )}
          </Group>
        )}
      >
        <PageFields form={form} page={page} language={language} />
      </FormShell>
      <PagePreview text={form.values} language={language} />
      {open === 'publish' && (
        <ReasonDialog
          title={texts.publishThisText()}
          confirm={texts.publish()}
          send={publish}
          onClose={() => setOpen(null)}
        >
          {texts.publishEffect()}
        </ReasonDialog>
      )}
      {open === 'discard' && (
        <ReasonDialog
          title={texts.discardThisDraft()}
          confirm={texts.discard()}
          danger
          send={discard}
          onClose={() => setOpen(null)}
        >
          {texts.discardEffect()}
        </ReasonDialog>
      )}
    </>
  );
}
