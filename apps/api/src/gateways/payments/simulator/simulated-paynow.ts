import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GatewayUnreachable } from '../payments.ts';
import type { SendMessage } from '../paynow/send-message.ts';
import { type Book, createBook, type Entry } from './book.ts';
import type { Simulator } from './simulator.ts';
import type { Deliver, Later } from './courier.ts';

/** Integrations of the simulated gateway. Its keys protect nothing. */
export const simulatedIntegrations = {
  USD: { id: '1201', key: '3e9fed89-60e1-4ce5-ab6e-6b1eb2d4f977' },
  ZWG: { id: '1202', key: '7c0f9a1e-2f35-4b52-9d64-0f4cbd8b7a10' },
};

/** Calls a simulator in this process instead of a server, with its losses and delays. */
export function sendToSimulator(simulator: Simulator): SendMessage {
  return async (url, body, timeoutMs) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.slice(pathname.toLowerCase().indexOf('/interface/'));
    const answer = await simulator.handle({ method: 'POST', path, query: searchParams, body });
    if (answer === null) {
      if (simulator.chaos.hang) await wait(timeoutMs, undefined, { ref: false });
      throw new GatewayUnreachable('It did not answer in time.');
    }
    if (answer.status !== 200) throw new GatewayUnreachable(`It answered ${answer.status}.`);
    return answer.body;
  };
}

/** Posts updates to the shop, and only to the shop. */
export function deliverTo(origin: string): Deliver {
  return async (url, body) => {
    if (!URL.canParse(url) || new URL(url).origin !== new URL(origin).origin) return 0;
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        signal: AbortSignal.timeout(10_000),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
}

/** Waits in real time, without keeping the process alive. */
export const laterInRealTime: Later = (seconds, task) => {
  setTimeout(() => void task(), seconds * 1000).unref();
};

/** A book that is stored in a file and outlives a restart. */
export async function openKeptBook(path: string): Promise<Book> {
  await mkdir(dirname(path), { recursive: true });
  const kept = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Entry[],
    () => [],
  );
  let writing = Promise.resolve();
  return createBook(kept, (entries) => {
    const text = JSON.stringify(entries.slice(-maxKept));
    writing = writing.then(() => writeFile(path, text, { mode: 0o600 })).catch(() => {});
  });
}

const maxKept = 1_000;
