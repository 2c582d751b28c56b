/** Columns of a restored listing. */
export const notDeleted = { deletedAt: null, deletedBy: null, deletedReason: null } as const;

const restorableMinutes = 60;

/** Listings deleted after this moment can be brought back; pictures of those deleted before may go. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMinutes * 60_000);
}
