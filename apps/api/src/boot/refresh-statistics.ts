import { vacuumUnanalysed } from '@africanscity/db/vacuum';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** Vacuums in the background what Postgres has no statistics of, as after a crash or a restore: no request waits. */
export function refreshStatistics(pool: Pool, log: Logger): void {
  vacuumUnanalysed(pool).then(
    (tables) => {
      if (tables.length) log.info({ tables }, 'tables without statistics were analysed');
    },
    (error: unknown) => log.warn({ err: error }, 'tables without statistics could not be analysed'),
  );
}
