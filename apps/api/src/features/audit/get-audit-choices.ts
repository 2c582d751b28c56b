import type { getAuditChoices as endpoint } from '@africanscity/contracts/audit';
import type { EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { fullName } from '../auth/full-name.ts';

/** Steps through the indexes from one value to the next, so a long log is not read whole. */
export async function getAuditChoices(ctx: RequestContext): Promise<EndpointOutput<typeof endpoint>> {
  const [actors, actions] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`
      WITH RECURSIVE acting (id) AS (
        SELECT min(actor_id) FROM audit_entries
        UNION ALL
        SELECT (SELECT min(actor_id) FROM audit_entries WHERE actor_id > acting.id) FROM acting WHERE acting.id IS NOT NULL
      )
      SELECT id FROM acting WHERE id IS NOT NULL`,
    ctx.db.$queryRaw<{ action: string }[]>`
      WITH RECURSIVE done (action) AS (
        SELECT min(action) FROM audit_entries
        UNION ALL
        SELECT (SELECT min(action) FROM audit_entries WHERE action > done.action) FROM done WHERE done.action IS NOT NULL
      )
      SELECT action FROM done WHERE action IS NOT NULL`,
  ]);
  const people = await ctx.db.user.findMany({
    where: { id: { in: actors.map(({ id }) => id) } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, name: true, surname: true },
  });
  return {
    actors: people.map((person) => ({ id: person.id, name: fullName(person) })),
    actions: actions.map(({ action }) => action),
  };
}
