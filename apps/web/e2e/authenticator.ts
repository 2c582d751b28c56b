import { generate } from 'otplib';

const stepSeconds = 30;

/** A user's authenticator app: returns the next code that works, which is valid for at least 30 seconds. */
export type Authenticator = () => Promise<string>;

/**
 * Codes of a secret. Each works once, so the next one belongs to a later step. The server accepts a code from one step
 * before its own to one after; for a code later than that, this waits as a user does.
 */
export function authenticatorFor(secret: string): Authenticator {
  let last = 0;
  return async () => {
    const next = Math.max(stepNow(), last + 1);
    while (stepNow() < next - 1) await new Promise((resolve) => setTimeout(resolve, 250));
    last = next;
    return generate({ secret, epoch: next * stepSeconds });
  };
}

const stepNow = () => Math.floor(Date.now() / 1000 / stepSeconds);
