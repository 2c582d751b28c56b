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
        label="Title"
        description="Also the text of links to the page."
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
        label="Summary"
        description="Below the title, and in search engines."
        autosize
        minRows={2}
        maxLength={maxPageSummary}
        {...direction}
        {...form.getInputProps('summary')}
      />
      <Textarea
        ref={body}
        label="Text"
        description="Markdown: ## before a heading, - before each point of a list, **bold**, [words](/contact) for a link. {name} stands for the name of the site."
        autosize
        minRows={12}
        maxRows={30}
        maxLength={maxPageBody}
        {...direction}
        {...form.getInputProps('body')}
      />
      <PagePictureButton page={page} insert={insert} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect label="Kind" data={options(pageKinds)} disabled={page !== null} {...form.getInputProps('kind')} />
        <TextInput
          label="Address"
          description={
            fixed ? 'Cannot be changed, because others link to it.' : companyPagePath({ kind, slug: slug || '…' })
          }
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
            <NativeSelect label="Linked in" data={options(pagePlaces)} {...form.getInputProps('shownIn')} />
            <TextInput
              label="Order of the link"
              description="Smaller numbers come first."
              inputMode="numeric"
              {...form.getInputProps('position')}
            />
          </>
        )}
      </SimpleGrid>
    </>
  );
}

function options(texts: Record<string, string>) {
  return Object.entries(texts).map(([value, label]) => ({ value, label }));
}
