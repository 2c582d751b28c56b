import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../context.ts';

/** Path, below the API's base, that the gateway reports to. */
export const resultPath = 'africanscity/paynowresult';

/** Where the gateway reports about a payment: nobody else can know the address. */
export function resultUrlOf(config: Config, reference: string): string {
  const query = new URLSearchParams({ reference, token: tokenOf(config, reference) });
  return `${config.publicUrl}${config.apiBasePath}/${resultPath}?${query}`;
}

/** Whether a report came to the address of the payment that it names. */
export function isResultToken(config: Config, reference: string, token: string): boolean {
  const right = Buffer.from(tokenOf(config, reference));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}

function tokenOf({ jwtSecret }: Config, reference: string): string {
  return createHmac('sha256', jwtSecret).update(`payment result ${reference}`).digest('base64url');
}
