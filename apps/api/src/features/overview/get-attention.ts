import type { AttentionKind } from '@africanscity/contracts/overview';
import type { RequestContext } from '../../context.ts';
import { attentionCounters } from './attention.ts';

export async function getAttention(ctx: RequestContext): Promise<{ kind: AttentionKind; count: number }[]> {
  const kinds = Object.keys(attentionCounters) as AttentionKind[];
  return Promise.all(kinds.map(async (kind) => ({ kind, count: await attentionCounters[kind](ctx) })));
}
