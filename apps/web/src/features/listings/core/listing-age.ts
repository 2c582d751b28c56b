import * as texts from '@africanscity/messages/listings';

const dayMs = 86_400_000;

/** Returns the rounded days since a listing was created; 0 for a creation time in the future. */
export function daysSince(createdAt: string, now: number): number {
  return Math.max(0, Math.round((now - Date.parse(createdAt)) / dayMs)) || 0;
}

export function ageText(days: number): string {
  if (days === 0) return texts.today();
  return texts.daysAgo({ count: days });
}
