import type { Prisma } from '@africanscity/db/generated/client';

/** All of a request that its owner is shown. */
export const withAnswers = {
  answers: { include: { owner: true, property: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  _count: { select: { matches: true } },
} satisfies Prisma.PropertyRequestInclude;

export type RequestWithAnswers = Prisma.PropertyRequestGetPayload<{ include: typeof withAnswers }>;
