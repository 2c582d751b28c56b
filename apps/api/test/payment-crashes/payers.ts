import { Payment } from '@africanscity/contracts/payments/payments';
import type { Entry } from '../../src/gateways/payments/simulator/book.ts';
import { createUser } from '../factories.ts';
import type { GatewayServer } from '../gateway-server.ts';
import { logIn } from '../log-in.ts';
import type { TestApp } from '../test-app.ts';

/** A user who orders a package, and retries until the shop says that it is paid. */
export interface Payer {
  userId: number;
  wish: Record<string, string>;
  headers: Record<string, string>;
  /** Result of the request on the phone or on the page. */
  answer: 'Paid' | 'Awaiting Delivery' | 'Cancelled' | 'Failed' | 'none';
}

/** Phone numbers whose payments the simulator accepts. */
export const phones = ['0771111111', '0772222222'];

/** The `index`-th payer: by wallet in local currency, and in turn in dollars on the gateway's page. */
export async function createPayer(
  t: TestApp,
  { packageId, index, answer }: { packageId: number; index: number; answer: Payer['answer'] },
): Promise<Payer> {
  const user = await createUser(t.ctx.db);
  const byWallet = index % 2 === 0;
  return {
    userId: user.id,
    headers: await logIn(t, user),
    answer,
    wish: {
      packageId: String(packageId),
      months: ['1', '3', '6', '12'][index % 4]!,
      ...(byWallet
        ? { method: 'ecocash', currency: 'ZWG', mobile: phones[(index / 2) % 2]! }
        : { method: 'paynow', currency: 'USD' }),
    },
  };
}

/** Presses Proceed. Returns the shop's response; null without one. */
export async function proceed(shop: string, { wish, headers }: Payer): Promise<Payment | null> {
  const body = new URLSearchParams(wish);
  const answer = await call(`${shop}/api/africanscity/startpayment`, { method: 'POST', body, headers });
  return answer && Payment.parse(answer);
}

/** Reads a payment again. */
export async function look(shop: string, { headers }: Payer, id: number): Promise<Payment | null> {
  const answer = await call(`${shop}/api/africanscity/getpayment?id=${id}`, { headers });
  return answer && Payment.parse(answer);
}

/** Confirms the request on the phone or on the page, and pays no second one. */
export async function answerGateway(t: TestApp, gateway: GatewayServer, payer: Payer): Promise<void> {
  const payments = await t.ctx.db.payment.findMany({ where: { userId: payer.userId }, select: { reference: true } });
  const asked = gateway.simulator.book
    .entries()
    .filter(({ reference }) => payments.some((payment) => payment.reference === reference));
  const open = asked.find(({ status }) => status === 'Created' || status === 'Sent');
  if (!open || payer.answer === 'none' || asked.some(isPaid)) return;
  await gateway.simulator.force(open.guid, payer.answer);
}

export function isPaid({ status }: Entry): boolean {
  return ['Paid', 'Awaiting Delivery', 'Delivered'].includes(status);
}

/** Null when the connection breaks, or the database was too slow for the shop. */
async function call(url: string, init: RequestInit): Promise<object | null> {
  try {
    const response = await fetch(url, init);
    if (response.ok) return (await response.json()) as object;
    if (response.status < 500) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
