import * as texts from '@africanscity/messages/messages';
import type { EnquiryAct, EnquirySide, EnquiryState } from '@africanscity/contracts/messages/enquiries';
import { maxViewingDays } from '@africanscity/contracts/messages/values';
import { pastFault } from '@africanscity/contracts/messages/viewing-times';
import type { Transaction } from '@africanscity/db/client';
import type { Enquiry } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict, InvalidInput } from '../../../errors.ts';
import { consume } from '../../../kernel/limits.ts';
import { networkOf } from '../../../network.ts';
import { confirmByAnswer } from '../../listings/core/confirming.ts';
import { emailEntry } from './enquiry-emails.ts';
import { lockThread, type Thread, type Which } from './threads.ts';

type Steps = Partial<Record<EnquiryState, EnquiryState>>;

const going: Steps = { new: 'new', answered: 'answered', viewing_agreed: 'viewing_agreed' };
/** The states of an open thread. A listing and an address have one at most. */
export const goingStates = Object.keys(going) as EnquiryState[];
const answering: Steps = { ...going, new: 'answered' };
const agreeing: Steps = { new: 'viewing_agreed', answered: 'viewing_agreed', viewing_agreed: 'viewing_agreed' };
const closing: Steps = { new: 'closed', answered: 'closed', viewing_agreed: 'closed' };

/**
 * State machine: which side may do which action from which state, and the next state. The asker confirms by opening the
 * emailed link; either side writes, proposes a viewing, accepts the other's and closes; a job deletes unconfirmed ones.
 */
const steps: Record<EnquiryAct, Record<EnquirySide, Steps>> = {
  confirm: { asker: { unconfirmed: 'new' }, owner: {} },
  write: { asker: going, owner: answering },
  propose: { asker: going, owner: answering },
  agree: { asker: agreeing, owner: agreeing },
  close: { asker: closing, owner: closing },
};

type Standing = Pick<Enquiry, 'state' | 'proposedBy' | 'proposedAt'>;

/**
 * Returns the state after an action; null when this side cannot do it now. Only the other side's future proposal can be
 * accepted.
 */
export function stateAfter(enquiry: Standing, side: EnquirySide, act: EnquiryAct, now: Date): EnquiryState | null {
  if (act === 'agree') {
    const { proposedAt, proposedBy } = enquiry;
    if (!proposedAt || proposedBy === side || proposedAt <= now) return null;
  }
  return steps[act][side][enquiry.state] ?? null;
}

/** Returns all actions that a side can do now. */
export function possibleActs(enquiry: Standing, side: EnquirySide, now: Date): EnquiryAct[] {
  const acts = Object.keys(steps) as EnquiryAct[];
  return acts.filter((act) => stateAfter(enquiry, side, act, now) !== null);
}

export async function sendEnquiryMessage(ctx: RequestContext, input: Which & { message: string }): Promise<void> {
  await take(ctx, 'write', input, { kind: 'message', text: input.message });
}

/** Throws InvalidInput for a time in the past, or too far ahead. */
export async function proposeViewing(ctx: RequestContext, input: Which & { viewingAt: Date }): Promise<void> {
  requireAhead(ctx, input.viewingAt);
  await take(ctx, 'propose', input, { kind: 'proposal', viewingAt: input.viewingAt });
}

/** The caller sends the time, so that they cannot accept one that was changed while they read. */
export async function agreeViewing(ctx: RequestContext, input: Which & { viewingAt: Date }): Promise<void> {
  await take(ctx, 'agree', input, { kind: 'agreement', viewingAt: input.viewingAt });
}

export async function closeEnquiry(ctx: RequestContext, input: Which): Promise<void> {
  await take(ctx, 'close', input, { kind: 'closing' });
}

export interface NewEntry {
  kind: 'message' | 'proposal' | 'agreement' | 'closing';
  text?: string;
  viewingAt?: Date;
}

/** Executes an action of one side in one transaction. Throws Conflict `not_possible` when it cannot be done now. */
async function take(ctx: RequestContext, act: EnquiryAct, which: Which, entry: NewEntry): Promise<void> {
  await consume(ctx, 'writeEnquiry', ctx.actor ? `user ${ctx.actor.userId}` : networkOf(ctx.address));
  await ctx.db.$transaction(async (tx) => {
    const thread = await lockThread(ctx, tx, which);
    await step(ctx, tx, thread, act, entry);
  });
}

/** Executes one action on a thread that the transaction has locked, with all its consequences. */
async function step(
  ctx: RequestContext,
  tx: Transaction,
  { enquiry, side }: Thread,
  act: EnquiryAct,
  entry: NewEntry,
): Promise<void> {
  const now = ctx.clock();
  const { id, viewings, answeredAt, proposedAt } = enquiry;
  const state = stateAfter(enquiry, side, act, now);
  const isOther = act === 'agree' && proposedAt?.getTime() !== entry.viewingAt?.getTime();
  if (state === null || isOther) {
    throw new Conflict('not_possible', texts.noLongerPossibleReload());
  }
  await tx.enquiryEntry.create({
    data: { enquiryId: id, side, authorId: authorOf(ctx, side), ...entry, createdAt: now },
  });
  const changed = await tx.enquiry.update({
    where: { id },
    data: {
      state,
      lastEntryAt: now,
      ...(side === 'owner' ? { unreadByAsker: { increment: 1 } } : { unreadByOwner: { increment: 1 } }),
      ...(side === 'owner' && !answeredAt ? { answeredAt: now } : {}),
      ...(act === 'propose' ? { proposedAt: entry.viewingAt, proposedBy: side } : {}),
      ...(act === 'agree'
        ? { viewingAt: entry.viewingAt, viewings: viewings + 1, proposedAt: null, proposedBy: null }
        : {}),
      ...(act === 'close' ? { closedAt: now, proposedAt: null, proposedBy: null } : {}),
    },
  });
  // An owner who answers about a listing still has it.
  if (side === 'owner' && act !== 'close') await confirmByAnswer(tx, enquiry.propertyId, now);
  await emailEntry(ctx, tx, changed, side, entry);
}

function authorOf(ctx: RequestContext, side: EnquirySide): number | null {
  return side === 'owner' ? (ctx.actor?.userId ?? null) : null;
}

/** Throws InvalidInput for a viewing that is not within the next months. */
export function requireAhead(ctx: AppContext, viewingAt: Date): void {
  const now = ctx.clock();
  const tooFar = viewingAt.getTime() > now.getTime() + maxViewingDays * 86_400_000;
  const fault =
    pastFault(viewingAt.toISOString(), null, now) ?? (tooFar && texts.mustBeWithinDays({ count: maxViewingDays }));
  if (fault) throw new InvalidInput([{ field: 'viewingAt', defaultMessage: fault }]);
}
