import { z } from 'zod';
import type { Database, Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { findLookAlike, isTakenFor, personNames, readVerifiedCompanies } from '../../kernel/look-alikes/look-alikes.ts';
import { readName } from '../../kernel/look-alikes/names.ts';
import { suspectNames } from './moderation.sql.ts';

export const findLookAlikesJob = defineJob({
  name: 'find-imitators',
  schema: z.strictObject({ agencyId: z.int() }),
  work: findLookAlikes,
  batchSize: 1,
  retryLimit: 5,
  expireInSeconds: 900,
});

/** Names of one batch are compared without a pause, so a batch takes well under a second. */
const batch = 500;

/**
 * Queues listings under a verified company's look-alike name for review: of other companies, of owners who only typed it, and
 * of people with that name. Exempts listings of its members.
 */
export async function findLookAlikes(ctx: AppContext, { agencyId }: { agencyId: number }): Promise<void> {
  const agency = await ctx.db.agency.findFirst({ where: { id: agencyId, verifiedAt: { not: null } } });
  if (!agency) return;
  const company = readName(agency.name);
  const names = await ctx.db.property.groupBy({
    by: ['stateName'],
    where: { stateName: { not: null }, deletedAt: null, OR: [{ agencyId: null }, { agencyId: { not: agencyId } }] },
  });
  const alike = names
    .flatMap(({ stateName }) => stateName ?? [])
    .filter((name) => isTakenFor(readName(name), 'company', company));
  await report(ctx.db, agency, { stateNames: alike, ownerIds: [] });
  for (let after = 0; ; ) {
    const owners = await ctx.db.user.findMany({
      where: { id: { gt: after }, properties: { some: { deletedAt: null } } },
      orderBy: { id: 'asc' },
      take: batch,
      select: { id: true, name: true, surname: true },
    });
    const suspects = owners.filter((owner) =>
      personNames(owner).some(({ text, of }) => isTakenFor(readName(text), of, company)),
    );
    const imitators: number[] = [];
    for (const owner of suspects)
      if (await findLookAlike(ctx.db, owner.id, personNames(owner))) imitators.push(owner.id);
    await report(ctx.db, agency, { stateNames: [], ownerIds: imitators });
    const last = owners.at(-1);
    if (!last || owners.length < batch) return;
    after = last.id;
  }
}

/** Queues those of some listings whose owners have a name like a verified company to which they do not belong. */
export async function findLookAlikeOwners(tx: Transaction, propertyIds: number[]): Promise<void> {
  const owners = await tx.user.findMany({
    where: { namesAllowedAt: null, role: { not: 'ADMIN' }, properties: { some: { id: { in: propertyIds } } } },
    select: { id: true, name: true, surname: true },
  });
  const companies = owners.length ? await readVerifiedCompanies(tx) : [];
  for (const owner of owners) {
    const found = await findLookAlike(tx, owner.id, personNames(owner), companies);
    if (found) await report(tx, found.agency, { stateNames: [], ownerIds: [owner.id], propertyIds });
  }
}

/** An earlier decision of an administrator about the same names stays. */
async function report(
  db: Database | Transaction,
  agency: { id: number; name: string },
  { stateNames, ownerIds, propertyIds }: { stateNames: string[]; ownerIds: number[]; propertyIds?: number[] },
): Promise<void> {
  if (stateNames.length + ownerIds.length === 0) return;
  await suspectNames(db, agency, { stateNames, ownerIds, propertyIds: propertyIds ?? null });
}
