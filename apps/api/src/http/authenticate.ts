import type { Actor, AppContext } from '../context.ts';

/** Who an Authorization header speaks for; null for nobody, whatever the reason. */
export async function authenticate(_ctx: AppContext, _authorization: string | undefined): Promise<Actor | null> {
  return null;
}
