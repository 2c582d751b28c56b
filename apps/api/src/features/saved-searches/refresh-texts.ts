import type { AppContext } from '../../context.ts';
import { readText } from '../listings/search/text/read-text.ts';

/** Understands the texts of saved searches anew: a word that named nothing may be a place that has listings now. */
export async function refreshTexts(ctx: AppContext): Promise<void> {
  const texts = await ctx.db.savedSearch.groupBy({ by: ['text'], where: { text: { not: '' } } });
  for (const { text } of texts) {
    const textQuery = await readText(ctx, text);
    await ctx.db.savedSearch.updateMany({ where: { text, NOT: { textQuery } }, data: { textQuery } });
  }
}
