import { join } from 'node:path';
import type { Env } from '../../settings.ts';
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

/** The ways to take money. */
export interface Payments {
  /** Null when nothing is paid online. */
  gateway: PaymentGateway | null;
  /** The simulated gateway, when money is only simulated. */
  simulator: Simulator | null;
  /**
   * Whether a request may use the simulator, whose payments cost nothing: all users in the demo; elsewhere administrators,
   * and people at this machine when remote visitors cannot look like them.
   */
  simulatorFor: 'everybody' | 'machine and administrators' | 'administrators';
  /** Text for the operator. */
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
 * Opens Paynow when there are keys. Without keys, opens a simulator in the demo on the embedded database, where the site is
 * tried out. Elsewhere opens nothing unless the settings ask for it, so that no real shop gives packages away.
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
    // When only some may use the simulator, it forgets the payments that other users began in a demo.
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
