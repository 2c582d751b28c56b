import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { keepFor } from '../kernel/keep-for.ts';
import { type FaultLog, logRepeated } from '../kernel/repeated-faults.ts';
import { isStopping } from './graceful-close.ts';
import type { ReplicaCondition } from '../kernel/replicas/replica.ts';
import { answersWhenOverloaded } from './overload.ts';

type State = 'up' | 'down';

interface Health {
  status: 'ready' | 'degraded' | 'unavailable';
  parts: { database: State; storage: State; mail: State };
  /** By host and port; absent without replicas. */
  replicas?: Record<string, ReplicaCondition>;
}

const probeTimeoutMs = 2_000;
const graceMs = 100;
const keptMs = 1_000;

/** Tells load balancers whether this copy is alive and whether it can serve. */
export function registerHealth(app: FastifyInstance, ctx: AppContext): void {
  const base = `${ctx.config.apiBasePath}/health`;
  const faults = Object.fromEntries(
    (['database', 'storage', 'mail'] as const).map((part) => [
      part,
      logRepeated(ctx.log.child({ part }), 'a part of the system is down', 'a part of the system is up again'),
    ]),
  ) as Faults;
  const dead = logRepeated(ctx.log, 'live answers 503', 'live answers 200 again');
  const stopping = logRepeated(ctx.log, 'ready answers 503', 'ready answers 200 again');
  // Any client may call this, so the parts are checked at intervals.
  const readHealth = keepFor(keptMs, () => probe(ctx, faults));
  app.get(`${base}/live`, { config: answersWhenOverloaded }, async (_request, reply) => {
    // An external database comes back by itself; the embedded one only with this process.
    const lives = ctx.databaseIsUp?.() ?? true;
    if (lives) dead.worked();
    else dead.failed('the embedded Postgres is dead');
    reply.header('cache-control', 'no-store').code(lives ? 200 : 503);
    return { status: lives ? 'alive' : 'without its database' };
  });
  app.get(`${base}/ready`, { config: answersWhenOverloaded }, async (_request, reply) => {
    if (isStopping(app)) {
      stopping.failed('this copy is stopping');
      return reply.header('cache-control', 'no-store').code(503).send({ status: 'stopping' });
    }
    // Probes would otherwise wait behind all requests; a copy that is only busy stays in use.
    const health = await readHealth(app.isOverloaded());
    reply.header('cache-control', 'no-store').code(health.status === 'unavailable' ? 503 : 200);
    return health;
  });
}

type Faults = Record<keyof Health['parts'], FaultLog>;

async function probe(ctx: AppContext, faults: Faults): Promise<Health> {
  const [database, storage, mail] = await Promise.all([
    // Read as pages read: a pooler may take simple statements and fail on prepared ones.
    stateOf(faults.database, () => ctx.db.setting.findFirst({ select: { name: true } })),
    stateOf(faults.storage, () => ctx.storage.check()),
    stateOf(faults.mail, async () => ctx.mail.check?.()),
  ]);
  const conditions = ctx.replicas?.conditions();
  const health = {
    parts: { database, storage, mail },
    replicas: conditions && Object.fromEntries(conditions.map(({ name, condition }) => [name, condition])),
  };
  if (database === 'down' || storage === 'down') return { status: 'unavailable', ...health };
  // Emails wait in the queue until they can be sent, and the primary serves what a replica cannot.
  const isWhole = mail === 'up' && !conditions?.some(({ condition }) => condition !== 'up');
  return { status: isWhole ? 'ready' : 'degraded', ...health };
}

async function stateOf(faults: FaultLog, check: () => Promise<unknown>): Promise<State> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // After a stall of this process, timers fire before responses that have arrived meanwhile.
  const giveUp = () => setTimeout(() => reject(new Error(`No answer within ${probeTimeoutMs} ms.`)), graceMs);
  let timer = setTimeout(() => (timer = giveUp()), probeTimeoutMs);
  try {
    await Promise.race([check(), late]);
    faults.worked();
    return 'up';
  } catch (error) {
    faults.failed(error);
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
