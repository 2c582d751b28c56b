import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../context.ts';
import { countByListedAs } from '../domains/listings/search/listing-counts.sql.ts';
import { countJobs } from '../kernel/jobs/jobs.sql.ts';
import { keepFor } from '../kernel/keep-for.ts';

/** However often metrics are read, the database is asked again only after this time. */
const keptMs = 15_000;

/** Values by label, in the order of the metric's label names. */
type Values = [labels: string[], value: number][];

const metrics = {
  jobs: { labels: ['queue', 'state'], help: 'Jobs by queue and state: waiting, running or failed.' },
  jobs_oldest_seconds: { labels: ['queue'], help: 'Age of the oldest job that is due.' },
  emails: { labels: ['state'], help: 'Emails that wait, and that were given up.' },
  emails_oldest_seconds: { labels: [], help: 'Age of the oldest email that is due.' },
  payments: { labels: ['status'], help: 'Payments by status.' },
  listings: { labels: ['status'], help: 'Listings on the site by status.' },
  database_up: { labels: [], help: 'Whether these numbers could be read: 1 or 0.' },
} as const;

type Name = keyof typeof metrics;

/** Reads numbers of the whole marketplace from the database. They are missing while the database is away. */
export function measureDatabase(ctx: Pick<AppContext, 'db' | 'pool' | 'clock'>, registry: Registry): void {
  const read = keepFor(keptMs, () => readNumbers(ctx).catch(() => ({ database_up: [[[], 0]] as Values })));
  for (const [name, { labels, help }] of Object.entries(metrics) as [Name, (typeof metrics)[Name]][])
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const numbers: Partial<Record<Name, Values>> = await read();
        this.reset();
        // A gauge without labels starts at 0, which a missing value is not.
        if (!numbers[name] && labels.length === 0) this.set(Number.NaN);
        for (const [values, value] of numbers[name] ?? []) this.labels(...values).set(value);
      },
    });
}

async function readNumbers({
  db,
  pool,
  clock,
}: Pick<AppContext, 'db' | 'pool' | 'clock'>): Promise<Record<Name, Values>> {
  const now = clock();
  const waiting = { sentAt: null, abandonedAt: null };
  const [jobs, waits, abandoned, due, payments, listings] = [
    await countJobs(db),
    await db.queuedMail.count({ where: waiting }),
    await db.queuedMail.count({ where: { abandonedAt: { not: null } } }),
    await db.queuedMail.aggregate({ where: { ...waiting, sendAfter: { lte: now } }, _min: { sendAfter: true } }),
    await db.payment.groupBy({ by: ['status'], _count: true }),
    await countByListedAs(pool),
  ];
  const oldest = due._min.sendAfter ? (now.getTime() - due._min.sendAfter.getTime()) / 1_000 : 0;
  return {
    jobs: jobs.map(({ queue, state, count }) => [[queue, state], count]),
    jobs_oldest_seconds: jobs
      .filter(({ state }) => state === 'waiting')
      .map(({ queue, oldest: age }) => [[queue], age]),
    emails: [
      [['waiting'], waits],
      [['abandoned'], abandoned],
    ],
    emails_oldest_seconds: [[[], oldest]],
    payments: payments.map(({ status, _count }) => [[status], _count]),
    listings: listings.map(({ name, count }) => [[name], count]),
    database_up: [[[], 1]],
  };
}
