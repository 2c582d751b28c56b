import type { AppContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { RemoteFault } from '../gateways/remote-files/remote-files.ts';

/** Returns a typed address in its usual form. Throws InvalidInput for one that is never fetched; `secure` allows HTTPS alone. */
export async function checkRemoteAddress(
  ctx: Pick<AppContext, 'remoteFiles'>,
  address: string,
  options?: { secure: true },
): Promise<string> {
  try {
    await ctx.remoteFiles.check(address, options);
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    // A passing fault may be over at the first request.
    if (!error.isPassing) throw new InvalidInput([{ field: 'address', defaultMessage: error.message }]);
  }
  return new URL(address).href;
}
