import { join } from 'node:path';
import type { Env } from '../../env.ts';
import type { PaymentGateway } from './payments.ts';
import { createPaynowGateway } from './paynow/paynow-gateway.ts';
import {
  deliverTo,
  laterInRealTime,
  openKeptBook,
  sendToSimulator,
  simulatedIntegrations,
} from './simulator/simulated-paynow.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';

/** How money is taken. */
export interface Payments {
  /** Null where nothing is taken online. */
  gateway: PaymentGateway | null;
  /** Plays the gateway's part where money is only simulated. */
  simulator: Simulator | null;
  /** In words for the operator. */
  describe(): string;
}

type Settings = Pick<
  Env,
  | 'PAYMENTS'
  | 'PAYNOW_URL'
  | 'PAYNOW_TEST_EMAIL'
  | 'PAYNOW_USD_ID'
  | 'PAYNOW_USD_KEY'
  | 'PAYNOW_ZWG_ID'
  | 'PAYNOW_ZWG_KEY'
  | 'DATABASE_URL'
  | 'DATA_DIR'
>;

/**
 * Paynow where there are keys. Without, a simulator with the embedded database, that is where the site is
 * tried out; and nothing with a database of one's own, so that no real shop gives packages for no money.
 */
export async function openPayments(
  env: Settings,
  config: { publicUrl: string; apiBasePath: string },
): Promise<Payments> {
  const integrations = {
    ...(env.PAYNOW_USD_ID && env.PAYNOW_USD_KEY ? { USD: { id: env.PAYNOW_USD_ID, key: env.PAYNOW_USD_KEY } } : {}),
    ...(env.PAYNOW_ZWG_ID && env.PAYNOW_ZWG_KEY ? { ZWG: { id: env.PAYNOW_ZWG_ID, key: env.PAYNOW_ZWG_KEY } } : {}),
  };
  const currencies = Object.keys(integrations);
  const mode = env.PAYMENTS ?? (currencies.length ? 'paynow' : env.DATABASE_URL ? 'off' : 'simulator');
  if (mode === 'paynow') {
    const gateway = createPaynowGateway({ baseUrl: env.PAYNOW_URL, integrations, testEmail: env.PAYNOW_TEST_EMAIL });
    return { gateway, simulator: null, describe: () => `Paynow in ${currencies.join(' and ')}` };
  }
  if (mode === 'off') return { gateway: null, simulator: null, describe: () => 'off: set the keys of Paynow' };
  return openSimulatedPayments(env.DATA_DIR, config);
}

async function openSimulatedPayments(
  dataFolder: string,
  { publicUrl, apiBasePath }: { publicUrl: string; apiBasePath: string },
): Promise<Payments> {
  const url = `${publicUrl}${apiBasePath}/dev/paynow`;
  const simulator = createSimulator({
    keys: Object.fromEntries(Object.values(simulatedIntegrations).map(({ id, key }) => [id, key])),
    baseUrl: url,
    publicUrl: url,
    deliver: deliverTo(publicUrl),
    later: laterInRealTime,
    book: await openKeptBook(join(dataFolder, 'paynow-simulator.json')),
  });
  const gateway = createPaynowGateway({
    baseUrl: url,
    integrations: simulatedIntegrations,
    send: sendToSimulator(simulator),
  });
  return { gateway, simulator, describe: () => 'simulated: no money moves' };
}
