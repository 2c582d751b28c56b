import type { ShowcaseListing } from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { drawShowcase } from './search/draw-showcase.ts';

export async function getFourRandomShowcasePropertiesDtoForRent(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_RENT');
}
