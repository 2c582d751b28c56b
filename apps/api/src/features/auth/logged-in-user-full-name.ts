import type { RequestContext } from '../../context.ts';
import { fullName } from './full-name.ts';
import { readOwnUser } from './read-own-user.ts';

export async function loggedInUserFullName(ctx: RequestContext): Promise<string> {
  return fullName(await readOwnUser(ctx));
}
