import type { Transaction } from '@africanscity/db/client';
import { createHash } from 'node:crypto';
import type { AppContext, RequestContext } from '../../context.ts';
import { networkOf } from '../../network.ts';
import { lockMailbox } from '../locks.ts';
import { fillRateLimits, findConfirmed } from './outbox.sql.ts';

/**
 * Emails in any 24 hours: to an unconfirmed address, to any address that a sender only typed, and from one sender to such an
 * address. The first number is the largest, so that strangers cannot keep the owner of an address from confirming it.
 */
export const emailsADay = { unconfirmed: 10, typed: 8, typedByOne: 6 } as const;

const dayMs = 24 * 3_600_000;

/** Returns the sender that limits by sender count: the account, or the network of an anonymous caller. */
export function senderOf({ actor, address }: Pick<RequestContext, 'actor' | 'address'>): string {
  return actor ? `user ${actor.userId}` : `network ${networkOf(address)}`;
}

/** When an email may be sent, or the seconds after which the address can have another. */
export type Turn = { sendAfter: Date } | { retryAfter: number };

/**
 * Counts an email to an address. `typedBy` is the sender who typed the address without proof of reading its emails. The
 * limits of such emails do not depend on whether the address is confirmed, so that a refusal does not reveal an account.
 * Other emails to an unconfirmed address wait for up to a day. Exact across copies of the server.
 */
export async function takeTurn(ctx: AppContext, tx: Transaction, to: string, typedBy?: string): Promise<Turn> {
  const now = ctx.clock().getTime();
  const isConfirmed = (await confirmedAmong(tx, [to])).size > 0;
  if (isConfirmed && typedBy === undefined) return { sendAfter: new Date(now) };
  const mailbox = digest(mailboxOf(to));
  // Emails to one mailbox are counted one after the other.
  await lockMailbox(tx, mailbox);
  const read = await readSlots(tx, {
    unconfirmed: mailbox,
    typed: mailbox,
    typedByOne: `${mailbox}:${digest(typedBy ?? '')}`,
  });
  const taken: Slot[] = [];
  let sendAt = now;
  if (typedBy !== undefined) {
    const freeAt = Math.max(read.typed.freeAt, read.typedByOne.freeAt);
    if (freeAt > now) return { retryAfter: secondsOf(freeAt - now) };
    taken.push(read.typed, read.typedByOne);
  }
  if (!isConfirmed) {
    sendAt = Math.max(now, read.unconfirmed.freeAt);
    if (sendAt > now + dayMs) return { retryAfter: secondsOf(sendAt - now - dayMs) };
    taken.push(read.unconfirmed);
  }
  await fillSlots(tx, taken, sendAt + dayMs);
  return { sendAfter: new Date(sendAt) };
}

/**
 * Returns those of the addresses that a person confirmed: for an account, the newsletter or a saved search, or by the
 * link to an enquiry or a request.
 */
export async function confirmedAmong(tx: Transaction, addresses: string[]): Promise<Set<string>> {
  const rows = await findConfirmed(tx, addresses);
  return new Set(rows.map(({ address }) => address));
}

/** Returns the mailbox of an address: ignores case, and the part after a plus, as most providers do. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*@/, '@');
}

type LimitName = keyof typeof emailsADay;

/** One of as many rows as a limit allows emails. It is free again 24 hours after its email. */
interface Slot {
  key: string;
  /** Milliseconds since 1970; 0 for a slot that was never used. */
  freeAt: number;
}

/** Returns the slot of each limit that is free first. */
async function readSlots(tx: Transaction, owners: Record<LimitName, string>): Promise<Record<LimitName, Slot>> {
  const names = Object.keys(owners) as LimitName[];
  const keysOf = (name: LimitName) =>
    Array.from({ length: emailsADay[name] }, (_, index) => `emails.${name}:${owners[name]}:${index}`);
  const rows = await tx.rateLimit.findMany({ where: { key: { in: names.flatMap(keysOf) } } });
  const freeAt = new Map(rows.map(({ key, expire }) => [key, Number(expire ?? 0)]));
  const first = (name: LimitName) =>
    keysOf(name)
      .map((key) => ({ key, freeAt: freeAt.get(key) ?? 0 }))
      .reduce((earliest, slot) => (slot.freeAt < earliest.freeAt ? slot : earliest));
  return { unconfirmed: first('unconfirmed'), typed: first('typed'), typedByOne: first('typedByOne') };
}

async function fillSlots(tx: Transaction, slots: Slot[], until: number): Promise<void> {
  await fillRateLimits(
    tx,
    slots.map(({ key }) => key),
    BigInt(until),
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
