import * as texts from '@africanscity/messages/administration';
import type { EditedPage } from '@africanscity/contracts/administration/company-pages';
import {
  companyPagePath,
  maxPageBody,
  maxPageSummary,
  maxPageTitle,
  maxSlug,
  type PageLanguage,
  pageKinds,
  pagePlaces,
} from '@africanscity/contracts/administration/company-page-values';
import { slugOf } from '@africanscity/contracts/listings/listing-slug';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { PagePictureButton } from './page-picture-button.tsx';
import type { PageValues } from './page-values.ts';

interface PageFieldsProps {
  form: UseFormReturnType<PageValues>;
  page: EditedPage | null;
  language: PageLanguage;
}

/** The fields of a page. The address follows the title of a new page until it is typed. */
export function PageFields({ form, page, language }: PageFieldsProps) {
  const body = useRef<HTMLTextAreaElement>(null);
  const typedSlug = useRef(false);
  const { kind, slug } = form.values;
  const fixed = page !== null && (page.state !== 'draft' || page.published.length > 0);
  const direction = { lang: language, dir: 'auto' } as const;

  function insert(markdown: string) {
    const field = body.current;
    const text = form.values.body;
    const at = field?.selectionEnd ?? text.length;
    form.setFieldValue('body', `${text.slice(0, at)}\n\n${markdown}\n\n${text.slice(at)}`.trimStart());
  }

  return (
    <>
      <TextInput
        label={texts.pageTitle()}
        description={texts.pageTitleHint()}
        maxLength={maxPageTitle}
        {...direction}
        {...form.getInputProps('title')}
        onChange={(event) => {
          const title = event.currentTarget.value;
          form.setFieldValue('title', title);
          if (!page && !typedSlug.current) form.setFieldValue('slug', slugOf(title).slice(0, maxSlug));
        }}
      />
      <Textarea
        label={texts.pageSummary()}
        description={texts.summaryHint()}
        autosize
        minRows={2}
        maxLength={maxPageSummary}
        {...direction}
        {...form.getInputProps('summary')}
      />
      <Textarea
        ref={body}
        label={texts.pageText()}
        description={texts.markdownHint()}
        autosize
        minRows={12}
        maxRows={30}
        maxLength={maxPageBody}
        {...direction}
        {...form.getInputProps('body')}
      />
      <PagePictureButton page={page} insert={insert} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={texts.pageKind()}
          data={options(pageKinds)}
          disabled={page !== null}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={texts.pageAddress()}
          description={fixed ? texts.addressFixed() : companyPagePath({ kind, slug: slug || '…' })}
          maxLength={maxSlug}
          readOnly={fixed}
          {...form.getInputProps('slug')}
          onChange={(event) => {
            typedSlug.current = true;
            form.setFieldValue('slug', event.currentTarget.value);
          }}
        />
        {kind === 'page' && (
          <>
            <NativeSelect label={texts.linkedIn()} data={options(pagePlaces)} {...form.getInputProps('shownIn')} />
            <TextInput
              label={texts.orderOfTheLink()}
              description={texts.orderHint()}
              inputMode="numeric"
              {...form.getInputProps('position')}
            />
          </>
        )}
      </SimpleGrid>
    </>
  );
}

function options(labels: Record<string, () => string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label: label() }));
}
