import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { isLoopback } from '../../network.ts';
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
  /**
   * Whom the simulator answers, as what it takes costs nothing: everybody in the demo; elsewhere administrators, and
   * people at this very machine where nobody else can look like them.
   */
  simulatorFor: 'everybody' | 'machine and administrators' | 'administrators';
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
  | 'DEMO'
  | 'HOST'
>;

/**
 * Paynow where there are keys. Without, a simulator in the demo on the embedded database, that is where the site is
 * tried out; and nothing elsewhere unless it is asked for, so that no real shop gives packages for no money.
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
  const isDemo = env.DEMO ?? !env.DATABASE_URL;
  const mode = env.PAYMENTS ?? (currencies.length ? 'paynow' : isDemo && !env.DATABASE_URL ? 'simulator' : 'off');
  if (mode === 'paynow') {
    const gateway = createPaynowGateway({ baseUrl: env.PAYNOW_URL, integrations, testEmail: env.PAYNOW_TEST_EMAIL });
    return { gateway, ...withoutSimulator, describe: () => `Paynow in ${currencies.join(' and ')}` };
  }
  if (mode === 'off') return { gateway: null, ...withoutSimulator, describe: () => 'off: set the keys of Paynow' };
  const behindNobody = isLoopback(env.HOST) && isLoopback(new URL(config.publicUrl).hostname);
  const simulatorFor = isDemo ? 'everybody' : behindNobody ? 'machine and administrators' : 'administrators';
  return openSimulatedPayments(env.DATA_DIR, config, simulatorFor);
}

const withoutSimulator = { simulator: null, simulatorFor: 'administrators' } as const;

async function openSimulatedPayments(
  dataFolder: string,
  { publicUrl, apiBasePath }: { publicUrl: string; apiBasePath: string },
  simulatorFor: Payments['simulatorFor'],
): Promise<Payments> {
  const url = `${publicUrl}${apiBasePath}/dev/paynow`;
  const simulator = createSimulator({
    keys: new Map(Object.values(simulatedIntegrations).map(({ id, key }) => [id, key])),
    baseUrl: url,
    publicUrl: url,
    deliver: deliverTo(publicUrl),
    later: laterInRealTime,
    // Payments that anybody began in a demo are not known any more where only some may pay so.
    book: await openKeptBook(
      join(dataFolder, simulatorFor === 'everybody' ? 'paynow-simulator.json' : 'paynow-simulator-restricted.json'),
    ),
  });
  const gateway = createPaynowGateway({
    baseUrl: url,
    integrations: simulatedIntegrations,
    send: sendToSimulator(simulator),
  });
  const whom = simulatorFor === 'everybody' ? '' : `, for ${simulatorFor.replace('machine', 'this machine')} only`;
  return { gateway, simulator, simulatorFor, describe: () => `simulated: no money moves${whom}` };
}
