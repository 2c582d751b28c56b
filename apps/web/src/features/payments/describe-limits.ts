import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';

/** Describes a package's limits: "Up to 60 active listings, 3 of them featured." */
export function describeLimits({ maxActive, maxFeatured }: Pick<Package, 'maxActive' | 'maxFeatured'>): string {
  const [count, featured] = [maxActive, maxFeatured];
  if (featured === 0) return count === null ? texts.anyActive() : texts.upToActive({ count });
  if (count === null) return featured === null ? texts.anyActiveAnyFeatured() : texts.anyActiveFeatured({ featured });
  return featured === null ? texts.upToActiveAnyFeatured({ count }) : texts.upToActiveFeatured({ count, featured });
}
