import * as texts from '@africanscity/messages/listings';
/** Costs of moving in and of a viewing, as texts; null where the owner does not say. */
export interface CostTexts {
  moveInCost?: string | null;
  viewingCost?: string | null;
}

/** Returns the total to move in and the viewing fee in words: ['To move in: ₦2,550,000', 'Viewing fee ₦5,000']. */
export function costTexts({ moveInCost, viewingCost }: CostTexts): string[] {
  return [
    ...(moveInCost ? [texts.toMoveInCost({ cost: moveInCost })] : []),
    ...(viewingCost ? [texts.viewingFeeOf({ cost: viewingCost })] : []),
  ];
}
