import type { Prisma } from '@africanscity/db/generated/client';

/** Listings that can be offered to somebody who looks for a place to rent. */
export const offered = { listedAs: 'FOR_RENT' } satisfies Prisma.PropertyWhereInput;
