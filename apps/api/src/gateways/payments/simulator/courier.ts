import type { Chaos } from './chaos.ts';

/** Posts a form and resolves with the status of the response, 0 when there was none. */
export type Deliver = (url: string, body: string) => Promise<number>;

/** Runs a function after so many seconds of the simulated gateway. */
export type Later = (seconds: number, task: () => Promise<void>) => void;

const maxTries = 10;
const secondsBetweenTries = 30;
const delaySeconds = 60;

interface Parcel {
  url: string;
  body: string;
}

/** Delivers updates to the shop like the real gateway, with the faults that are switched on. */
export function createCourier(deliver: Deliver, later: Later, chaos: Chaos) {
  let waiting: Parcel[] = [];

  return {
    async send(url: string, body: string): Promise<void> {
      const parcel = { url, body };
      if (chaos.drop) return;
      if (chaos.reorder && waiting.length === 0) {
        waiting.push(parcel);
        return;
      }
      const due = [parcel, ...waiting];
      waiting = [];
      for (const next of due) {
        if (chaos.delay) later(delaySeconds, () => bring(next, 1));
        else await bring(next, 1);
        if (chaos.duplicate) await bring(next, maxTries);
      }
    },
  };

  /** The gateway retries after an error response. */
  async function bring(parcel: Parcel, tries: number): Promise<void> {
    const status = await deliver(parcel.url, parcel.body);
    if ((status === 0 || status >= 400) && tries < maxTries) later(secondsBetweenTries, () => bring(parcel, tries + 1));
  }
}
