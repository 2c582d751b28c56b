import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { SimulatedAnswer } from '../../src/gateways/payments/simulator/simulator.ts';
import type { GatewayServer } from '../gateway-server.ts';

/** A moment of a payment. `arm` lets the payment come as far as that and no further, then resolves. */
export interface Moment {
  name: string;
  /** Whether the payment is at the gateway already, so that only later work meets the moment. */
  afterStart: boolean;
  arm(stage: Stage): Promise<void>;
}

export interface Stage {
  gateway: GatewayServer;
  /** Its own connection, whose transaction ends when the server is gone. */
  brake: pg.Client;
}

/** Every step of a payment, from the order to the emailed receipt. */
export const moments: Moment[] = [
  { name: 'before the intent is written', afterStart: false, arm: (stage) => writing(stage, 'payments') },
  { name: 'before the intent is sent', afterStart: false, arm: ({ gateway }) => request(gateway, 'before', initiate) },
  { name: 'while initiate is under way', afterStart: false, arm: ({ gateway }) => request(gateway, 'after', initiate) },
  { name: 'before the reply of initiate is stored', afterStart: false, arm: (stage) => storing(stage, initiate) },
  { name: 'while a message is handled', afterStart: true, arm: (stage) => writing(stage, 'payment_events') },
  { name: 'before the poll is answered', afterStart: true, arm: ({ gateway }) => request(gateway, 'after', poll) },
  { name: 'before the answer of the poll is stored', afterStart: true, arm: (stage) => storing(stage, poll) },
  { name: 'while the package is given', afterStart: true, arm: (stage) => writing(stage, 'subscriptions') },
  { name: 'while the receipt is numbered', afterStart: true, arm: (stage) => writing(stage, 'receipts') },
  { name: 'while the mail of the receipt is queued', afterStart: true, arm: (stage) => writing(stage, 'mails') },
];

const initiate = /transaction$/;
const poll = /^checkpayment$/;

/** Blocks writers of a table, and resolves once one is blocked. */
async function writing({ brake }: Stage, table: string): Promise<void> {
  await brake.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  const held = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`;
  while ((await brake.query(held)).rowCount === 0) await wait(5);
}

/** Blocks a request before the gateway has executed it, or its response afterwards. */
function request(gateway: GatewayServer, side: 'before' | 'after', path: RegExp): Promise<void> {
  return new Promise((resolve) => {
    gateway[side] = async (asked: string, answer?: SimulatedAnswer) => {
      if (!path.test(asked)) return answer as never;
      resolve();
      return new Promise<never>(() => {});
    };
  });
}

/** Delivers the responses of the gateway while the table cannot be written. */
function storing(stage: Stage, path: RegExp): Promise<void> {
  let braked: Promise<void> | undefined;
  return new Promise((resolve, reject) => {
    stage.gateway.after = async (asked, answer) => {
      if (!path.test(asked)) return answer;
      braked ??= writing(stage, 'payments');
      braked.then(resolve, reject);
      // After the lock in the queue of the connection.
      await stage.brake.query('SELECT 1');
      return answer;
    };
  });
}
