import type { LookupItem } from '@africanscity/contracts/wire';
import type { RequestContext } from '../../context.ts';
import { readTitles } from './offered.ts';

export async function getTitles(ctx: RequestContext): Promise<LookupItem[]> {
  return (await readTitles(ctx)).map((title) => ({ property: title, value: title }));
}
