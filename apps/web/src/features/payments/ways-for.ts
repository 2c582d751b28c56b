import type { Package } from '@africanscity/contracts/payments/packages';
import type { PaymentOptions } from '@africanscity/contracts/payments/payments';

/** The ways to pay for a package: without a rate, one without a price in ZiG is paid in dollars alone. */
export function waysFor({ localPrice }: Pick<Package, 'localPrice'>, options: PaymentOptions): PaymentOptions {
  if (options.rate !== null || localPrice !== null) return options;
  const methods = options.methods.map((way) => ({
    ...way,
    currencies: way.currencies.filter((currency) => currency === 'USD'),
  }));
  return { ...options, methods: methods.filter(({ currencies }) => currencies.length > 0) };
}
