import { sessionOptions } from '@africanscity/db/client';
import pg, { type Pool } from 'pg';
import type { PgBoss, Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { Job, Schedule } from './jobs.ts';
import { deadLetters, heartbeat, onlyQueue, openQueue } from './queue.ts';

/**
 * Timeouts in milliseconds. Creating the tables is one statement: on a busy machine it takes longer than a request may, and a
 * start that is cut off would begin it again for ever.
 */
const timeouts = { connectionTimeoutMillis: 30_000, query_timeout: 120_000, statement_timeout: 120_000 };

const daySeconds = 24 * 3600;
const kept = { deleteAfterSeconds: daySeconds };
const deadLetterQueue = { name: deadLetters, ...kept, retentionSeconds: 30 * daySeconds };

/** Scheduled work needs no dead letter: the next run repeats it. Runs that still wait are merged into one. */
const scheduleOptions = {
  ...kept,
  ...heartbeat,
  policy: 'short',
  expireInSeconds: 900,
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
};

/** Creates or upgrades the tables of the queue, a queue for each job and each scheduled part, and the schedule. */
export async function installQueue(
  { pool, log }: { pool: Pool; log: Logger },
  { jobs, schedule }: { jobs: Job[]; schedule: Record<string, Schedule> },
): Promise<void> {
  const ownPool = new pg.Pool({ ...sessionOptions(pool), ...timeouts, max: 2 });
  ownPool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    const boss = await openQueue({ pool: ownPool, log }, { ...onlyQueue, migrate: true });
    try {
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const wanted: Queue[] = [
        deadLetterQueue,
        ...jobs.map(queueOf),
        ...Object.keys(schedule).map((name) => ({ name, ...scheduleOptions })),
      ];
      for (const queue of wanted) await createQueue(boss, queue, known.get(queue.name));
      for (const [name, { cron }] of Object.entries(schedule)) await boss.schedule(name, cron, {}, { tz: 'UTC' });
      // Schedules that this version does not know would pile up unread.
      for (const { name } of await boss.getSchedules()) if (!schedule[name]) await boss.unschedule(name);
    } finally {
      await boss.stop({ graceful: false });
    }
  } finally {
    await ownPool.end();
  }
}

function queueOf(job: Job): Queue {
  return {
    name: job.name,
    ...kept,
    ...heartbeat,
    // A single one would wait for every transaction that queues another: jobs never block each other, their work does.
    policy: 'standard',
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: job.longestRetryDelaySeconds,
    expireInSeconds: job.expireInSeconds,
    deadLetter: deadLetters,
  };
}

/** Creates a queue, or updates the options of an existing one. */
async function createQueue(boss: PgBoss, queue: Queue, known: Queue | undefined): Promise<void> {
  const { name, policy, ...changeable } = queue;
  if (!known) return boss.createQueue(name, { policy, ...changeable });
  const isSame = Object.entries(changeable).every(([key, value]) => known[key as keyof Queue] === value);
  if (!isSame) await boss.updateQueue(name, changeable);
}
