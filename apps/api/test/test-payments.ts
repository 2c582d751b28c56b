import type { Payments } from '../src/gateways/payments/open-payments.ts';
import { createPaynowGateway } from '../src/gateways/payments/paynow/paynow-gateway.ts';
import { sendToSimulator, simulatedIntegrations } from '../src/gateways/payments/simulator/simulated-paynow.ts';
import { createSimulator, type Simulator } from '../src/gateways/payments/simulator/simulator.ts';

export interface TestPayments extends Payments {
  simulator: Simulator;
  /** Delayed work of the simulator, such as a phone that pays, until a test lets the time pass. */
  later: { seconds: number; task: () => Promise<void> }[];
  /** Executes all delayed work now, in order, until nothing is left. */
  passTime(): Promise<void>;
  /** Responses of the shop to updates of the simulator. */
  answers: number[];
}

/** The real gateway's code with the simulator, in one process; updates go to the shop over HTTP. */
export function createTestPayments(publicUrl: string, shop: () => string): TestPayments {
  const later: TestPayments['later'] = [];
  const answers: number[] = [];
  const url = 'https://paynow.test';
  const simulator = createSimulator({
    keys: new Map(Object.values(simulatedIntegrations).map(({ id, key }) => [id, key])),
    baseUrl: url,
    publicUrl: url,
    later: (seconds, task) => void later.push({ seconds, task }),
    async deliver(address, body) {
      const response = await fetch(address.replace(publicUrl, shop()), {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      answers.push(response.status);
      return response.status;
    },
  });
  const integrations = simulatedIntegrations;
  return {
    gateway: createPaynowGateway({ baseUrl: url, integrations, send: sendToSimulator(simulator) }),
    simulator,
    simulatorFor: 'everybody',
    describe: () => 'simulated',
    later,
    answers,
    async passTime() {
      for (let next = later.shift(); next; next = later.shift()) await next.task();
    },
  };
}
