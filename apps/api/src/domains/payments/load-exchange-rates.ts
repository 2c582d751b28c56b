import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ExchangeRate } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { currentRates } from '../../kernel/exchange-rates.ts';
import { presentDay } from './present.ts';
import { readRates } from './rates-document.ts';

/** A rate that an administrator set is not replaced for so long. */
const setRateHoldsMs = 7 * 86_400_000;

/** A rate may change by this factor at once. More is an error of the source, or needs a person to look at it. */
const largestChange = 1.5;

/**
 * Loads today's exchange rates of some currencies (ISO 4217) from RATES_URL, where it is set. Stores those that changed, and
 * confirms those that did not. Throws, and stores nothing, when the source cannot be read.
 */
export async function loadExchangeRates(ctx: AppContext, currencies: Iterable<string>): Promise<void> {
  const { ratesUrl } = ctx.config;
  if (ratesUrl === null) return;
  const url = new URL(ratesUrl);
  const source = url.protocol === 'file:' ? basename(url.pathname) : url.host;
  const loaded = await read(url)
    .then(readRates)
    .catch((error: Error) => {
      // By its host alone: the rest of an address may be a key.
      throw new Error(`The exchange rates of ${source} could not be loaded. ${error.message}`);
    });
  const now = ctx.clock();
  const current = new Map((await currentRates(ctx.db, now)).map((rate) => [rate.currency, rate]));
  const given = [...currencies].flatMap((currency) => {
    const rate = loaded.get(currency);
    return rate === undefined ? [] : [{ currency, rate, before: current.get(currency) }];
  });
  const [confirmed, changed, refused]: [number[], { currency: string; rate: string }[], string[]] = [[], [], []];
  for (const { currency, rate, before } of given) {
    if (before?.rate.equals(rate)) confirmed.push(before.id);
    else if (before && isHeld(before, now)) continue;
    else if (before && isLeap(Number(before.rate), Number(rate)))
      refused.push(`${currency} ${rate}, now ${before.rate}`);
    else changed.push({ currency, rate });
  }
  const validFrom = new Date(presentDay(now));
  await ctx.db.$transaction([
    ctx.db.exchangeRate.updateMany({ where: { id: { in: confirmed } }, data: { confirmedAt: now } }),
    ctx.db.exchangeRate.createMany({
      data: changed.map((row) => ({ ...row, validFrom, source, createdAt: now, confirmedAt: now })),
    }),
  ]);
  ctx.log.info({ source, changed: changed.length, unchanged: confirmed.length }, 'exchange rates loaded');
  if (refused.length)
    ctx.log.warn({ source, refused }, 'exchange rates that changed by half or more were not taken: set them by hand');
}

/** Whether an administrator set the rate lately. */
function isHeld({ source, validFrom, createdAt }: ExchangeRate, now: Date): boolean {
  const since = Math.max(validFrom.getTime(), createdAt.getTime());
  return source === null && now.getTime() - since < setRateHoldsMs;
}

function isLeap(before: number, rate: number): boolean {
  return Math.max(rate / before, before / rate) > largestChange;
}

const timeoutMs = 20_000;
const maxBytes = 1_000_000;

async function read(url: URL): Promise<string> {
  if (url.protocol === 'file:') return readFile(url, 'utf8');
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new Error(
      name === 'TimeoutError' ? 'It did not answer in time.' : `It cannot be reached (${cause?.code ?? name}).`,
    );
  });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('Its answer is longer than a megabyte.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
