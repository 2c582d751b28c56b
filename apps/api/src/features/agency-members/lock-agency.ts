import type { Transaction } from '@africanscity/db/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotAllowed, NotFound } from '../../errors.ts';
import { mayEditAgency } from '../agencies/policy.ts';

/** Locks an agency until the transaction ends, so that changes of who belongs to it take turns. Throws NotFound. */
export async function lockAgency(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM agencies WHERE id = ${id} FOR UPDATE`;
  const agency = await tx.agency.findUnique({ where: { id }, include: { members: { include: { user: true } } } });
  if (!agency) throw new NotFound('This company');
  return agency;
}

/** As `lockAgency`, for its owner and administrators. Throws NotAllowed for everybody else. */
export async function lockOwnAgency(ctx: RequestContext, tx: Transaction, id: number) {
  const agency = await lockAgency(tx, id);
  if (!mayEditAgency(actorOf(ctx), agency.members)) {
    throw new NotAllowed('Only the owner of a company decides who belongs to it.');
  }
  return agency;
}
