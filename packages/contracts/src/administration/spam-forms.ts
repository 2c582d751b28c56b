import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { tableQuery } from '../table.ts';
import { id, pageOf } from '../wire.ts';

/** A form whose hidden field was filled. */
export const SpamForm = z.object({
  id: z.number().int(),
  /** The call that it was sent to. */
  call: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Content of the hidden field. */
  trap: z.string(),
  createdAt: z.string(),
});

export type SpamForm = z.infer<typeof SpamForm>;

/** Schemas of the input and response of each operation. */
export const spamFormSchemas = {
  getSpamForms: {
    summary:
      'Lists forms of the last 30 days with a filled hidden field, as bots send them. Searched by their content.',
    query: tableQuery(['createdAt'], 'createdAt-DESC'),
    response: pageOf(SpamForm),
  },
  releaseSpamForm: {
    summary: 'Submits such a form as if its sender had left the hidden field empty and were not logged in.',
    form: z.object({ id }),
  },
  deleteSpamForm: { summary: 'Deletes such a form.', form: z.object({ id }) },
} satisfies Record<string, Schemas>;
