import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { searchedId, tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentFeedback } from './present.ts';

interface Input {
  page: number;
  size: number;
  search: string;
  sort: { column: 'id' | 'createdAt'; direction: 'asc' | 'desc' };
  approved?: boolean;
}

export async function getFeedbackTable(ctx: RequestContext, input: Input) {
  const id = searchedId(input.search);
  const contains = { contains: likePattern(input.search), mode: 'insensitive' } as const;
  const where = {
    approvedAt: input.approved === undefined ? undefined : input.approved ? { not: null } : null,
    ...(id === undefined
      ? {
          OR: [
            { message: contains },
            { user: { OR: [{ name: contains }, { surname: contains }, { email: contains }] } },
          ],
        }
      : { id }),
  };
  const [rows, total] = await Promise.all([
    ctx.db.feedback.findMany({ where, ...tablePage(input), include: { user: true } }),
    ctx.db.feedback.count({ where }),
  ]);
  return presentPage(rows.map(presentFeedback), input, total);
}
