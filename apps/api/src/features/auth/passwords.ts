import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../gate.ts';

/** OWASP's second choice for argon2id, the algorithm by default: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash in work holds its memory, so their number is bounded. */
const gate = createGate({ atOnce: 4, waiting: 500 });

/** The password as argon2id in PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, cost));
}

/**
 * Whether the password belongs to the hash. Without one the work is the same, so that the time taken
 * does not tell which accounts exist.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await gate(async () => verify(passwordHash ?? (await dummyHash()), password));
  return matches && typeof passwordHash === 'string';
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hash('no account has this password', cost);
  return dummy;
}
