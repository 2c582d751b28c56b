import type { RequestContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import { consume } from '../../http/limits.ts';

/** Whether to confirm a form by mail: a stranger may have typed the address, so it hears from us a few times only. */
export async function mayConfirmTo(ctx: RequestContext, email: string): Promise<boolean> {
  try {
    await consume(ctx, 'confirmationByEmail', email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
