import * as siteTexts from '@africanscity/messages/site';
import type { SpamForm } from '@africanscity/contracts/administration/spam-forms';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { presentPage } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { countSpamForms, selectSpamForms, type SpamFormRow } from './administration.sql.ts';

/** Lists forms that were held as spam. */
export const getSpamForms: Verb<typeof calls.getSpamForms> = async (ctx, input) => {
  const [rows, [count]] = await Promise.all([selectSpamForms(ctx.db, input), countSpamForms(ctx.db, input)]);
  return presentPage(rows.map(presentSpamForm), input, count?.total ?? 0);
};

function presentSpamForm({ id, call, form, trap, created_at }: SpamFormRow): SpamForm {
  const fields = Object.entries(form as Record<string, string>).map(([name, value]) => ({ name, value }));
  return { id, call, fields, trap, createdAt: created_at.toISOString() };
}

/**
 * Submits a form as its sender would have, logged out and with the hidden field empty. Deletes it first, so that two
 * administrators do not submit it twice, and stores it again when it is refused.
 */
export async function releaseSpamForm(
  ctx: RequestContext,
  send: (sender: RequestContext, call: string, form: object) => Promise<unknown>,
  { id }: { id: number },
): Promise<void> {
  const kept = await takeSpamForm(ctx, id, 'releaseSpamForm');
  const form = kept.form as Prisma.InputJsonObject;
  try {
    await send({ ...ctx, actor: null, idempotencyKey: null }, kept.call, form);
  } catch (error) {
    await ctx.db.spamForm.create({ data: { ...kept, form } });
    throw error;
  }
}

export async function deleteSpamForm(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await takeSpamForm(ctx, id, 'deleteSpamForm');
}

async function takeSpamForm(ctx: RequestContext, id: number, action: string) {
  return ctx.db.$transaction(async (tx) => {
    const kept = await tx.spamForm.findUnique({ where: { id } });
    const { count } = await tx.spamForm.deleteMany({ where: { id } });
    if (!kept || count === 0) throw new NotFound(siteTexts.formNotFound());
    await recordAct(ctx, tx, { action, subject: `spam form ${id}`, details: { after: { call: kept.call } } });
    return kept;
  });
}
