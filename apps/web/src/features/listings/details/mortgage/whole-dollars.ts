import { formatPrice } from '../../../../ui/price.ts';

/** Formats whole dollars. Rounding never gives -$0. */
export function wholeDollars(dollars: number): string {
  return formatPrice(Math.abs(Math.round(dollars)));
}
