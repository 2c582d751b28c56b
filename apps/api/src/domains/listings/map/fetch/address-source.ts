import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError, UsageError } from '../../../../boot/operator-errors.ts';
import { type ByteRange, PassingFault, requestRange } from './request-range.ts';
import { type MapSource, sourceChanged } from './map-source.ts';

interface Limits {
  /** Milliseconds before each further attempt; longer when the server asks for it. */
  waits: number[];
  /** The longest wait that a server may ask for. */
  longestWaitMs: number;
  /** Milliseconds without a byte. */
  silenceMs: number;
}

const usualLimits: Limits = { waits: [500, 1_000, 2_000, 4_000, 8_000], longestWaitMs: 120_000, silenceMs: 30_000 };

/** Opens a file at an address. Repeats requests that failed for a passing reason; tests alone set the limits. */
export async function openAddress(address: string, given: Partial<Limits> = {}): Promise<MapSource> {
  const limits = { ...usualLimits, ...given };
  const url = URL.parse(address);
  if (!url) throw new UsageError(`--from: ${address} is no address. It looks like https://HOST/map.pmtiles.`);
  if (url.username || url.password)
    throw new UsageError(
      '--from: takes no address with a user name and a password. Download the file, and give its path.',
    );
  const attempt = (range: ByteRange) => repeat(() => requestRange(url, range, limits.silenceMs), url.host, limits);
  const { size, version } = await attempt({ first: 0, last: 0 });
  return {
    name: address,
    size,
    version,
    async read(offset, length) {
      const answer = await attempt({ first: offset, last: offset + length - 1 });
      if (answer.version !== version) throw sourceChanged(address);
      return answer.bytes;
    },
    close: async () => {},
  };
}

async function repeat<Result>(work: () => Promise<Result>, host: string, limits: Limits): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PassingFault)) throw error;
      const { message, retryAfterMs } = error;
      if (retryAfterMs > limits.longestWaitMs)
        throw new OperatorError(
          `--from: ${host} answers with ${message} and asks to wait ${Math.ceil(retryAfterMs / 60_000)} minutes. Repeat the command after that: it continues where it was.`,
          { cause: error },
        );
      const next = limits.waits[attempts - 1];
      if (next === undefined)
        throw new OperatorError(
          `--from: ${host} failed ${attempts} times: ${message}. Repeat the command later: it continues where it was.`,
          { cause: error },
        );
      await wait(Math.max(next, retryAfterMs));
    }
  }
}
