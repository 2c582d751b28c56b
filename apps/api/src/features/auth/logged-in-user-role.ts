import type { RequestContext } from '../../context.ts';
import { readOwnUser } from './read-own-user.ts';

export async function loggedInUserRole(ctx: RequestContext): Promise<string> {
  return (await readOwnUser(ctx)).role;
}
