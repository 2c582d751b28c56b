import * as texts from '@africanscity/messages/administration';
import { type PageLanguage, pageLanguages } from '@africanscity/contracts/administration/company-page-values';
import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { PageEditor } from '../features/administration/company-pages/page-editor.tsx';

export const loader = unlisted(texts.pageWord);

export default function AdminWrittenPage() {
  const [query] = useSearchParams();
  const id = Number(query.get('id')) || undefined;
  const asked = query.get('language') ?? '';
  const language = asked in pageLanguages ? (asked as PageLanguage) : 'en';
  return (
    <>
      <Anchor component={Link} to={paths.adminSection('pages')} display="inline-block" py={10} mb={6}>
        {texts.allPagesAndNews()}
      </Anchor>
      <PageEditor key={`${id}-${language}`} id={id} language={language} />
    </>
  );
}
