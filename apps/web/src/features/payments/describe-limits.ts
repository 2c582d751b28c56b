import type { Package } from '@africanscity/contracts/payments/packages';

/** Describes a package's limits: "Up to 60 active listings, 3 of them featured." */
export function describeLimits({ maxActive, maxFeatured }: Pick<Package, 'maxActive' | 'maxFeatured'>): string {
  const active = maxActive === null ? 'Any number of active listings' : `Up to ${maxActive} active listings`;
  if (maxFeatured === 0) return `${active}.`;
  return `${active}, ${maxFeatured === null ? 'any number' : maxFeatured} of them featured.`;
}
