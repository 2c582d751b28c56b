import type { Package } from '@africanscity/contracts/billing';
import type { Package as PackageRow } from '@africanscity/db/generated/client';

export function presentPackage({ id, name, price, description }: PackageRow): Package {
  return { id, name, price: price.toNumber(), description };
}
