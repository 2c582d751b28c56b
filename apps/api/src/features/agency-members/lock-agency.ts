import type { Transaction } from '@africanscity/db/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotAllowed, NotFound } from '../../errors.ts';
import { mayEditAgency } from '../agencies/policy.ts';

/** Locks an agency until the transaction ends, so that changes of who belongs to it take turns. Throws NotFound. */
export async function lockAgency(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM agencies WHERE id = ${id} FOR UPDATE`;
  return readAgency(tx, id);
}

async function readAgency(db: Transaction, id: number) {
  const agency = await db.agency.findUnique({ where: { id }, include: { members: { include: { user: true } } } });
  if (!agency) throw new NotFound('This company');
  return agency;
}

/** As `lockAgency`, for its owner and administrators. Throws NotAllowed for everybody else. */
export async function lockOwnAgency(ctx: RequestContext, tx: Transaction, id: number) {
  return requireOwn(ctx, await lockAgency(tx, id));
}

/** As `lockOwnAgency`, without keeping others from changing it. */
export async function readOwnAgency(ctx: RequestContext, id: number) {
  return requireOwn(ctx, await readAgency(ctx.db, id));
}

type AgencyWithMembers = Awaited<ReturnType<typeof readAgency>>;

function requireOwn(ctx: RequestContext, agency: AgencyWithMembers): AgencyWithMembers {
  if (!mayEditAgency(actorOf(ctx), agency.members)) {
    throw new NotAllowed('Only the owner of a company decides who belongs to it.');
  }
  return agency;
}
