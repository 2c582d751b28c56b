import type { AppContext, RequestContext } from '../../src/context.ts';
import { receiveResult } from '../../src/domains/payments/gateway-callback.ts';
import { settlePayment, settlePaymentJob } from '../../src/domains/payments/gateway-reports.ts';
import { cancelPayment, getPayment } from '../../src/domains/payments/own-payments.ts';
import { startPayment } from '../../src/domains/payments/payment-intents.ts';
import { ApiError } from '../../src/errors.ts';
import { GatewayUnreachable } from '../../src/gateways/payments/payments.ts';
import { readMessage, writeMessage } from '../../src/gateways/payments/paynow/message.ts';
import { createPaynowGateway } from '../../src/gateways/payments/paynow/paynow-gateway.ts';
import { hashOf } from '../../src/gateways/payments/paynow/paynow-hash.ts';
import type { Entry } from '../../src/gateways/payments/simulator/book.ts';
import { sendToSimulator, simulatedIntegrations } from '../../src/gateways/payments/simulator/simulated-paynow.ts';
import { createSimulator } from '../../src/gateways/payments/simulator/simulator.ts';
import { isBusyDatabase, retryWhileBusy } from './busy-database.ts';
import { Crash, createLife, mortal } from './mortal.ts';
import type { History, Move } from './moves.ts';

interface Message {
  url: string;
  body: string;
}

/** Possible states after each state of a payment at the gateway; most choices are paid. */
const ways: Record<string, [status: string, paysWrongly?: true][]> = {
  Created: [['Sent'], ['Paid'], ['Paid'], ['Paid'], ['Awaiting Delivery'], ['Cancelled'], ['Failed'], ['Paid', true]],
  Sent: [['Paid'], ['Paid'], ['Paid'], ['Awaiting Delivery'], ['Cancelled'], ['Failed'], ['Paid', true]],
  Paid: [['Paid'], ['Awaiting Delivery'], ['Delivered'], ['Disputed'], ['Refunded']],
  'Awaiting Delivery': [['Delivered'], ['Paid'], ['Disputed'], ['Refunded']],
  Delivered: [['Disputed'], ['Refunded']],
  Disputed: [['Refunded']],
};

/**
 * Runs a history with its own gateway, our use cases, and the real database, without a network: messages wait until a move
 * delivers, doubles, damages or loses them. Then all faults end, and the server's own work runs. Returns the gateway's book.
 */
export async function liveHistory(
  base: AppContext,
  userId: number,
  packageId: number,
  history: History,
): Promise<Entry[]> {
  const inFlight: Message[] = [];
  let minutes = 0;
  let keys = 0;
  let unreachable = false;
  const url = 'https://paynow.test';
  const simulator = createSimulator({
    keys: new Map(Object.values(simulatedIntegrations).map(({ id, key }) => [id, key])),
    baseUrl: url,
    publicUrl: url,
    later: () => {},
    async deliver(address, body) {
      inFlight.push({ url: address, body });
      return 200;
    },
  });
  const send = sendToSimulator(simulator);
  const gateway = createPaynowGateway({
    baseUrl: url,
    integrations: simulatedIntegrations,
    async send(address, body, timeoutMs) {
      if (unreachable) throw new GatewayUnreachable('It did not answer in time.');
      return send(address, body, timeoutMs);
    },
  });

  for (const move of history.moves) await carryOut(move);
  await heal();
  return simulator.book.entries();

  async function carryOut(move: Move): Promise<void> {
    if (move.kind === 'start') return start(move);
    if (move.kind === 'gateway') return moveAtGateway(move.choice);
    if (move.kind === 'deliver') return deliver(move);
    if (move.kind === 'lose') return void inFlight.splice(pick(move.message, inFlight.length), 1);
    if (move.kind === 'work') return during({ unreachable: move.unreachable }, () => workOff(move.diesAt));
    if (move.kind === 'round') {
      minutes += move.minutes;
      return during({ unreachable: move.unreachable }, () => round(move.diesAt));
    }
    const [latest] = await retryWhileBusy(() =>
      base.db.payment.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: 1 }),
    );
    if (!latest) return;
    const verb = move.kind === 'look' ? getPayment : cancelPayment;
    await attempt(() => verb(requestContext(move.diesAt), { id: latest.id }));
  }

  async function start({ diesAt, fault, anew }: Extract<Move, { kind: 'start' }>): Promise<void> {
    if (anew) keys += 1;
    const { method, currency, months } = history;
    const input = { packageId, months, currency, method, mobile: '0771111111' };
    simulator.chaos.dropInitiateReply = fault === 'reply lost';
    await during({ unreachable: fault === 'unreachable' }, () =>
      attempt(() => startPayment(requestContext(diesAt), input)),
    );
    simulator.chaos.dropInitiateReply = false;
  }

  async function moveAtGateway(choice: number): Promise<void> {
    const entries = simulator.book.entries();
    const entry = entries[pick(choice, entries.length)];
    const choices = entry ? (ways[entry.status] ?? []) : [];
    const way = choices[pick(choice, choices.length)];
    if (!entry || !way) return;
    await simulator.force(entry.guid, way[0], way[1] && (Number(entry.amount) + 1).toFixed(2));
  }

  async function deliver(move: Extract<Move, { kind: 'deliver' }>): Promise<void> {
    const message = inFlight[pick(move.message, inFlight.length)];
    if (!message) return;
    const { searchParams } = new URL(message.url);
    const input = {
      reference: searchParams.get('reference') ?? '',
      token: searchParams.get('token') ?? '',
      rawBody: damaged(message.body, move.damage),
    };
    // All at once, each to a copy of the server of its own.
    await Promise.all(
      Array.from({ length: move.copies }, () => attempt(() => receiveResult(context(move.diesAt), input))),
    );
  }

  async function workOff(diesAt: number): Promise<void> {
    for (const paymentId of await takeQueued()) {
      const done = await attempt(() => settlePayment(context(diesAt), paymentId));
      // The queue returns unfinished jobs.
      if (!done && diesAt === 0)
        await retryWhileBusy(() => base.jobs.enqueue(base.db, settlePaymentJob, { paymentId }));
    }
  }

  async function takeQueued(): Promise<number[]> {
    const rows = await retryWhileBusy(
      () => base.db.$queryRaw<{ paymentId: number }[]>`
        DELETE FROM jobs.job
        WHERE name = ${settlePaymentJob.name}
          AND (data ->> 'paymentId')::int IN (SELECT id FROM payments WHERE user_id = ${userId})
        RETURNING (data ->> 'paymentId')::int AS "paymentId"`,
    );
    return rows.map(({ paymentId }) => paymentId);
  }

  /** Returns whether all due work succeeded. */
  async function round(diesAt: number): Promise<boolean> {
    const now = clock();
    const due = await retryWhileBusy(() =>
      base.db.payment.findMany({
        where: { userId, nextPollAt: { lte: now } },
        select: { id: true },
      }),
    );
    let done = true;
    for (const { id } of due) done = (await attempt(() => settlePayment(context(diesAt), id))) && done;
    return done;
  }

  /** No more faults: the schedule of the next days finds out by itself. No message is delivered from now on. */
  async function heal(): Promise<void> {
    await takeQueued();
    for (const pause of [2, 26 * 60]) {
      minutes += pause;
      // The next run repeats a transaction that a busy machine rejected.
      while (!(await round(0)));
    }
  }

  async function during(state: { unreachable: boolean }, work: () => Promise<unknown>): Promise<void> {
    ({ unreachable } = state);
    await work();
    unreachable = false;
  }

  function clock(): Date {
    return new Date(Date.now() + minutes * 60_000);
  }

  function context(diesAt: number): AppContext {
    const life = createLife(diesAt);
    return {
      ...base,
      clock,
      db: mortal(base.db, life),
      jobs: mortal(base.jobs, life),
      payments: { gateway: mortal(gateway, life), simulator: null, simulatorFor: 'administrators', describe: () => '' },
    };
  }

  function requestContext(diesAt: number): RequestContext {
    return {
      ...context(diesAt),
      actor: { userId, role: 'INDIVIDUAL', sessionId: '', confirmedAt: new Date(), lacksFactor: false },
      address: '127.0.0.1',
      isLocal: true,
      random: Math.random,
      userAgent: '',
      language: null,
      cookies: '',
      idempotencyKey: `key ${keys}`,
    };
  }
}

/**
 * Returns whether it succeeded. Crashes, refusals and lost transactions are part of the history; any other error is our
 * fault.
 */
async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Crash || error instanceof ApiError || isBusyDatabase(error)) return false;
    throw error;
  }
}

function damaged(body: string, damage: Extract<Move, { kind: 'deliver' }>['damage']): string {
  if (damage === 'amount') return body.replace(/amount=[\d.]+/, 'amount=0.01');
  if (damage === 'hash') return body.replace(/hash=./, 'hash=?');
  if (damage === 'none') return body;
  const fields = readMessage(body).filter(([name]) => name !== 'hash');
  const { USD, ZWG } = simulatedIntegrations;
  const given = readMessage(body).find(([name]) => name === 'hash')?.[1];
  const other = hashOf(fields, USD.key) === given ? ZWG : USD;
  return writeMessage([...fields, ['hash', hashOf(fields, other.key)]]);
}

function pick(choice: number, length: number): number {
  return length === 0 ? 0 : choice % length;
}
