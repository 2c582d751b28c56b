import * as siteTexts from '@africanscity/messages/site';
import type { StoredDraft } from '@africanscity/contracts/administration/brand';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { readBrandDraft } from '../../kernel/brand.ts';
import { actorOf } from '../../kernel/caller.ts';
import { isOpen } from '../../kernel/open-listings.ts';
import { renderEmail } from '../../kernel/outbox/email-template.ts';
import { cardMemory } from '../../kernel/pictures/draw-card.ts';
import { inPictureQueue } from '../../kernel/pictures/picture-queue.ts';
import type { Verb } from '../../verb.ts';
import { confirmEmailMail } from '../accounts/emails.ts';
import { drawCardOf } from '../listings/seo/card.ts';
import { renderReceipt } from '../payments/receipts.ts';

const longestWaitMs = 10_000;

interface Sample {
  contentType: string;
  content: string;
}

/** Returns a file as the draft of the brand shows it, or as the published brand does without a draft. */
export const getBrandSample: Verb<typeof calls.getBrandSample> = async (ctx, { kind }) => {
  const draft = await readBrandDraft(ctx);
  const brand = draft ?? ctx.config.brand;
  const draftCtx = { ...ctx, config: { ...ctx.config, brand } };
  if (kind === 'email') return sampleEmail(draftCtx);
  return kind === 'receipt' ? sampleReceipt(draftCtx, draft) : sampleCard(draftCtx);
};

async function sampleEmail({ config }: RequestContext): Promise<Sample> {
  const content = confirmEmailMail(config.brand, { url: `${config.publicUrl}/help` }, { isNew: true });
  return base64('text/html', Buffer.from(renderEmail(config, content).html));
}

async function sampleReceipt(ctx: RequestContext, draft: StoredDraft | null): Promise<Sample> {
  const issuedAt = ctx.clock();
  const receipt = {
    year: issuedAt.getUTCFullYear(),
    number: 0,
    issuedAt,
    details: {
      payer: 'Sample',
      packageName: 'Sample',
      months: 1,
      startsAt: issuedAt.toISOString(),
      endsAt: issuedAt.toISOString(),
      amount: '0.00',
      currency: 'USD',
      monthlyPrice: '0.00',
      rate: null,
      rateDate: null,
      method: 'bank',
      reference: 'SAMPLE',
      gatewayReference: null,
    },
  };
  const { contentType, content } = await renderReceipt(ctx, receipt, draft);
  return { contentType, content };
}

async function sampleCard(ctx: RequestContext): Promise<Sample> {
  const listing = await ctx.db.property.findFirst({ where: isOpen, orderBy: { id: 'desc' } });
  if (!listing) throw new NotFound(siteTexts.anyListingNotFound());
  const work = {
    sender: `user ${actorOf(ctx).userId}`,
    bytes: cardMemory,
    signal: AbortSignal.timeout(longestWaitMs),
  };
  return base64('image/jpeg', Buffer.from(await inPictureQueue(work, () => drawCardOf(ctx, listing, false))));
}

function base64(contentType: string, bytes: Buffer): Sample {
  return { contentType, content: bytes.toString('base64') };
}
