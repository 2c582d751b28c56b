import * as texts from '@africanscity/messages/site';
import { z } from 'zod';
import { longText, pageNumber, pageSize, shortText } from './wire.ts';

type Sort<Column extends string> = `${Column}-ASC` | `${Column}-DESC`;

/**
 * Query of a page of an administration table: page, rows per page, words to search for, and a column to sort by with its
 * direction, such as `email-ASC`. Extend it by the table's own filters; respond with `pageOf(Row)`.
 */
export function tableQuery<const Column extends string>(columns: readonly Column[], first: Sort<NoInfer<Column>>) {
  const sorts = columns.flatMap((column) => [`${column}-ASC`, `${column}-DESC`] as Sort<Column>[]);
  return z.object({
    page: pageNumber,
    size: pageSize,
    search: shortText(120).default(''),
    sort: z
      .enum(sorts as [Sort<Column>, ...Sort<Column>[]], {
        error: () => texts.mustBeOneOfValues({ values: sorts.join(', ') }),
      })
      .default(first as never)
      .transform((text) => readSort<Column>(text)),
  });
}

function readSort<Column extends string>(text: string): { column: Column; direction: 'asc' | 'desc' } {
  const end = text.lastIndexOf('-');
  return { column: text.slice(0, end) as Column, direction: text.endsWith('-ASC') ? 'asc' : 'desc' };
}

/** An administrator's reason for a change of another user's data, stored in the audit log. */
export const reason = longText(500).refine((text) => text.length >= 3, { error: texts.mustSayWhy });

/** An administrator's note about their action, visible in the administration only. */
export const note = longText(1000).default('');
