import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { coreOf, findImitated, personNames } from '../../kernel/imitation.ts';

export const findImitatorsJob = defineJob({
  name: 'find-imitators',
  schema: z.strictObject({ agencyId: z.int() }),
  work: findImitators,
  batchSize: 1,
  retryLimit: 5,
  retryDelaySeconds: 10,
  longestRetryDelaySeconds: 600,
  expireInSeconds: 900,
});

const batch = 2_000;

/**
 * Puts listings that appear under a name like a verified company's into the queue for a person: of other companies, of
 * owners who only write its name, and of people who call themselves so. Its members' are left alone.
 */
export async function findImitators(ctx: AppContext, { agencyId }: { agencyId: number }): Promise<void> {
  const agency = await ctx.db.agency.findFirst({ where: { id: agencyId, verifiedAt: { not: null } } });
  if (!agency) return;
  const { core } = coreOf(agency.name);
  const names = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT state_name AS name FROM properties
    WHERE state_name IS NOT NULL AND deleted_at IS NULL AND agency_id IS DISTINCT FROM ${agencyId}`;
  const alike = names.map(({ name }) => name).filter((name) => coreOf(name).core === core);
  await report(ctx, agency, { stateNames: alike, ownerIds: [] });
  for (let after = 0; ; ) {
    const owners = await ctx.db.user.findMany({
      where: { id: { gt: after }, properties: { some: { deletedAt: null } } },
      orderBy: { id: 'asc' },
      take: batch,
      select: { id: true, name: true, surname: true },
    });
    const suspects = owners.filter((owner) => personNames(owner).some(({ text }) => coreOf(text).core === core));
    const imitators: number[] = [];
    for (const owner of suspects)
      if (await findImitated(ctx.db, owner.id, personNames(owner))) imitators.push(owner.id);
    await report(ctx, agency, { stateNames: [], ownerIds: imitators });
    const last = owners.at(-1);
    if (!last || owners.length < batch) return;
    after = last.id;
  }
}

/** What an administrator decided about the same names stays decided. */
async function report(
  ctx: AppContext,
  agency: { id: number; name: string },
  { stateNames, ownerIds }: { stateNames: string[]; ownerIds: number[] },
): Promise<void> {
  if (stateNames.length + ownerIds.length === 0) return;
  await ctx.db.$executeRaw`
    INSERT INTO listing_suspicions AS known (property_id, rule, detail, evidence)
    SELECT p.id, 'imitated_name', format('Named “%s”, which looks like “%s”, verified company %s',
        coalesce(CASE WHEN p.state_name = ANY (${stateNames}::text[]) THEN p.state_name END, concat_ws(' ', u.name, u.surname)),
        ${agency.name}::text, ${agency.id}::int),
      md5(concat_ws(' ', ${agency.id}::int, p.state_name, u.name, u.surname))
    FROM properties p JOIN users u ON u.id = p.owner_id
    WHERE p.deleted_at IS NULL AND u.names_allowed_at IS NULL
      AND (p.state_name = ANY (${stateNames}::text[]) OR p.owner_id = ANY (${ownerIds}::int[]))
      AND p.agency_id IS DISTINCT FROM ${agency.id}
      AND NOT EXISTS (SELECT FROM agency_members m WHERE m.agency_id = ${agency.id} AND m.user_id = p.owner_id)
    ON CONFLICT (property_id, rule) DO UPDATE
    SET detail = excluded.detail, evidence = excluded.evidence, handled_at = NULL, outcome = NULL, created_at = now()
    WHERE known.evidence <> excluded.evidence`;
}
