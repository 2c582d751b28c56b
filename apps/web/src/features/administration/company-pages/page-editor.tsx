import * as texts from '@africanscity/messages/administration';
import { getEditedPage } from '@africanscity/contracts/administration/calls/company-pages';
import type { EditedPage } from '@africanscity/contracts/administration/company-pages';
import { type PageLanguage, pageLanguages } from '@africanscity/contracts/administration/company-page-values';
import { Anchor, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonDetails } from '../../../ui/waiting.tsx';
import { AdminPage } from '../admin-page.tsx';
import { keptPage, PageForm } from './page-form.tsx';
import { forgetKept } from '../../../components/forms/kept-storage.ts';
import { PageVersions } from './page-versions.tsx';
import tallTarget from '../../../ui/tall-target.module.css';

/** Writes a new page, or edits one in a language. */
export function PageEditor({ id, language }: { id: number | undefined; language: PageLanguage }) {
  if (id !== undefined) return <KnownPage id={id} language={language} />;
  return (
    <AdminPage title={texts.newPage()} lead={texts.saveADraftFirst()}>
      <PageForm page={null} language={language} />
    </AdminPage>
  );
}

function KnownPage({ id, language }: { id: number; language: PageLanguage }) {
  const page = useQuery({
    ...operation(getEditedPage, { id: String(id), language }),
    staleTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  return (
    <Loaded query={page} what={texts.pageInSentence()} skeleton={<SkeletonDetails />}>
      {(shown) => <EditedText page={shown} />}
    </Loaded>
  );
}

function EditedText({ page }: { page: EditedPage }) {
  const navigate = useNavigate();
  const { id, language, versions } = page;
  /** How often the form began anew, because another text became its draft. */
  const [beginnings, setBeginnings] = useState(0);
  const beginAnew = () => {
    forgetKept(keptPage);
    setBeginnings((before) => before + 1);
  };
  return (
    <AdminPage
      title={page.title}
      lead={<Whereabouts page={page} />}
      actions={
        <NativeSelect
          label={texts.language()}
          data={Object.entries(pageLanguages).map(([value, label]) => ({ value, label }))}
          value={language}
          onChange={(event) => void navigate(paths.adminPage({ id, language: event.currentTarget.value }))}
        />
      }
    >
      <PageForm key={beginnings} page={page} language={language} onReplaced={beginAnew} />
      {versions.length > 0 ? (
        <PageVersions page={page} onRestored={beginAnew} />
      ) : (
        <Text c="dimmed" mt="xl">
          {language === 'en' || page.published.length === 0
            ? texts.notPublishedYet()
            : texts.notPublishedInLanguage({ language: pageLanguages[language] })}
        </Text>
      )}
    </AdminPage>
  );
}

/** The address of the page, and who wrote the draft. */
function Whereabouts({ page: { state, path, changedAt, changedBy } }: { page: EditedPage }) {
  const address =
    state === 'shown' ? (
      <Anchor href={path} target="_blank" rel="noopener" className={tallTarget.link}>
        <bdi dir="ltr">{path}</bdi>
      </Anchor>
    ) : (
      <bdi dir="ltr">{path}</bdi>
    );
  return (
    <>
      {address}
      {changedAt !== null && (changedBy ? texts.draftNoteBy({ name: changedBy }) : texts.draftNote())}
    </>
  );
}
