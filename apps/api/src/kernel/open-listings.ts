import { openStatuses } from '@africanscity/contracts/listings/values';
import type { Prisma } from '@africanscity/db/generated/client';

/** Listings in lists without a status filter. */
export const isOpen = { listedAs: { in: [...openStatuses] } } satisfies Prisma.PropertyWhereInput;
