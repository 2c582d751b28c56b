import type { Package } from '@africanscity/contracts/billing';
import type { Package as PackageColumns } from '@africanscity/db/generated/client';

export function presentPackage(row: PackageColumns): Package {
  const { id, name, description, maxActive, maxFeatured, maxAdvertised, facebookAds, newspaperAds, websiteAds } = row;
  const limits = { maxActive, maxFeatured, maxAdvertised };
  return { id, name, price: row.price.toNumber(), description, ...limits, facebookAds, newspaperAds, websiteAds };
}
