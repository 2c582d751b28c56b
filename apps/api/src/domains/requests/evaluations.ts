import * as siteTexts from '@africanscity/messages/site';
import { isCaught } from '../../kernel/spam-forms.ts';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { calls } from '@africanscity/contracts/requests/calls';
import { evaluationCategories } from '@africanscity/contracts/requests/values';
import type { Prisma } from '@africanscity/db/generated/client';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { consume } from '../../kernel/limits.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import { networkOf } from '../../network.ts';
import { enqueueEmail, enqueueTeamEmail } from '../../kernel/outbox/emails.ts';
import { mayConfirmTo } from '../../kernel/outbox/personal-message.ts';
import { holds, presentPage, skipTo, whereSearch } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { typistOf } from '../accounts/logged-in-user.ts';
import { callerCountry } from '../accounts/phones.ts';
import { maySeeListing } from '../listings/core/policy.ts';
import { evaluationConfirmationEmail, evaluationEmail } from './emails.ts';
import { listingName } from './request-texts.ts';

/**
 * Stores a request for an evaluation, and emails it to the company. A form whose hidden field is filled gets a success
 * response, and is stored as spam.
 */
export const savePropertyEvaluation: Verb<typeof calls.savePropertyEvaluation> = async (ctx, input) => {
  if (await isCaught(ctx, 'savePropertyEvaluation', input)) return;
  const { topping: _, ...evaluation } = input;
  const property = await ctx.db.property.findUnique({ where: { id: input.propertyId } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound(siteTexts.listingNotFound());
  await consume(ctx, 'savePropertyEvaluation', networkOf(ctx.address));
  const company = await getCompanyDetails(ctx);
  const confirms = await mayConfirmTo(ctx, input.email);
  const typedBy = await typistOf(ctx, input.email);
  const phoneE164 = toE164(input.phone, [await callerCountry(ctx), property.country, ctx.config.brand.homeCountry]);
  const url = ctx.config.publicUrl + listingPath(property);
  await ctx.db.$transaction(async (tx) => {
    if (ctx.actor) await lockAccountsShared(ctx, tx);
    await tx.propertyEvaluation.create({
      data: { ...evaluation, phoneE164, userId: ctx.actor?.userId ?? null, createdAt: ctx.clock() },
    });
    const toTeam = { to: company.email, replyTo: input.email };
    await enqueueTeamEmail(ctx, tx, toTeam, () =>
      evaluationEmail({ ...evaluation, phoneE164 }, { name: listingName(property), url }),
    );
    if (confirms) await enqueueEmail(ctx, tx, { to: input.email, typedBy, ...evaluationConfirmationEmail() });
  });
};

const kinds = {
  all: {},
  waiting: { handledAt: null },
  handled: { handledAt: { not: null } },
};

export const getPropertyEvaluationsAll: Verb<typeof calls.getPropertyEvaluationsAll> = async (ctx, input) => {
  const { search, sort, which } = input;
  const text = holds(search);
  const inListing = { property: { OR: [{ address: text }, { area: text }, { city: text }] } };
  const where: Prisma.PropertyEvaluationWhereInput = {
    AND: [kinds[which], whereSearch(search, [{ name: text }, { email: text }, inListing])],
  };
  const [total, rows] = await Promise.all([
    ctx.db.propertyEvaluation.count({ where }),
    ctx.db.propertyEvaluation.findMany({
      where,
      orderBy: [{ [sort.column]: sort.direction }, { id: 'desc' }],
      ...skipTo(input),
      include: { property: true },
    }),
  ]);
  const content = rows.map((row) => ({
    id: row.id,
    propertyId: row.propertyId,
    listing: listingName(row.property),
    categoryReadable: evaluationCategories[row.category](),
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneLinks: presentPhone(row.phone, row.phoneE164),
    message: row.message,
    handledAt: row.handledAt?.toISOString() ?? null,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }));
  return presentPage(content, input, total);
};

export const handlePropertyEvaluation: Verb<typeof calls.handlePropertyEvaluation> = async (ctx, input) => {
  const { id, handled, note } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const evaluation = await tx.propertyEvaluation.findUnique({ where: { id } });
    if (!evaluation) throw new NotFound(siteTexts.evaluationNotFound());
    await tx.propertyEvaluation.update({ where: { id }, data: { handledAt: handled ? ctx.clock() : null, note } });
    await recordAct(ctx, tx, {
      action: 'handlePropertyEvaluation',
      subject: `evaluation ${id}`,
      details: { before: { handled: evaluation.handledAt !== null }, after: { handled } },
    });
  });
};
