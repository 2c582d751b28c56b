import { openStatuses } from '@africanscity/contracts/listings/values';
import type { Prisma } from '@africanscity/db/generated/client';

/** Listings that lists show when no status is asked for. */
export const isOpen = { listedAs: { in: [...openStatuses] } } satisfies Prisma.PropertyWhereInput;
