import { isIP } from 'node:net';
import { z } from 'zod';

/** Names of predefined ranges. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  if (ranges.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Reads addresses and ranges, separated by commas. The error names the entry, which is no secret. */
export const TrustedProxies = z.string().transform((text, context) => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries.filter((it) => !isAddressOrRange(it)))
    context.addIssue({
      code: 'custom',
      message: `${JSON.stringify(entry)} must be an address such as 10.0.0.5, a range such as 10.0.0.0/8, or loopback, linklocal or uniquelocal`,
    });
  return entries;
});
