import type { Ad } from '@africanscity/contracts/ads';
import type { AdTask, Package, Property, Subscription } from '@africanscity/db/generated/client';

/** What a presented ad is read with. */
export const withAd = { subscription: { include: { package: true } }, property: true } as const;

export function presentAd(
  row: AdTask & { subscription: Subscription & { package: Package }; property: Property | null },
): Ad {
  return {
    id: row.id,
    kind: row.kind,
    packageName: row.subscription.package.name,
    dueFrom: row.dueFrom.toISOString(),
    dueUntil: row.dueUntil.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    proofUrl: row.proofUrl,
    proofNote: row.proofNote,
    listing: row.property && presentAdListing(row.property),
  };
}

export function presentAdListing({ id, address, city }: Pick<Property, 'id' | 'address' | 'city'>) {
  return { id, address, city };
}
