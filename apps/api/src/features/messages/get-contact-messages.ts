import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { searchedId, tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentContactMessage } from './present.ts';

interface Input {
  page: number;
  size: number;
  search: string;
  sort: { column: 'id' | 'createdAt' | 'surname' | 'email'; direction: 'asc' | 'desc' };
  handled?: boolean;
}

export async function getContactMessages(ctx: RequestContext, input: Input) {
  const id = searchedId(input.search);
  const contains = { contains: likePattern(input.search), mode: 'insensitive' } as const;
  const where = {
    handledAt: input.handled === undefined ? undefined : input.handled ? { not: null } : null,
    ...(id === undefined
      ? {
          OR: [
            { name: contains },
            { surname: contains },
            { email: contains },
            { subject: contains },
            { message: contains },
          ],
        }
      : { id }),
  };
  const answers = { orderBy: { id: 'asc' }, include: { author: true } } as const;
  const [rows, total] = await Promise.all([
    ctx.db.contactMessage.findMany({ where, ...tablePage(input), include: { answers } }),
    ctx.db.contactMessage.count({ where }),
  ]);
  return presentPage(rows.map(presentContactMessage), input, total);
}
