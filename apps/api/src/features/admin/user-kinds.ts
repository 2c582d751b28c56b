import type { Prisma } from '@africanscity/db/generated/client';

const hasListing = { properties: { some: { deletedAt: null } } } satisfies Prisma.UserWhereInput;

/** Deleted users leave an empty, disabled row at this domain behind. */
const notDeleted = { NOT: { email: { endsWith: '@deleted.invalid' } } } satisfies Prisma.UserWhereInput;

/** Users as the administration tells them apart. */
export const allUsers: Prisma.UserWhereInput = notDeleted;
export const propertyOwners: Prisma.UserWhereInput = { AND: [notDeleted, hasListing] };
export const customers: Prisma.UserWhereInput = { AND: [notDeleted, { role: { not: 'ADMIN' } }, { NOT: hasListing }] };
