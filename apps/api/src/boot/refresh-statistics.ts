import { vacuumUnanalysed } from '@africanscity/db/vacuum';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** Vacuums in the background the tables without statistics (after a crash or a restore), or all tables after an upgrade. */
export function refreshStatistics(pool: Pool, log: Logger, { upgraded }: { upgraded: boolean }): void {
  vacuumUnanalysed(pool, { upgraded }).then(
    (tables) => {
      if (tables.length) log.info({ tables }, 'tables were vacuumed and analysed');
    },
    (error: unknown) => log.warn({ err: error }, 'tables could not be vacuumed and analysed'),
  );
}
