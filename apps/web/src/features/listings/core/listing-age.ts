const dayMs = 86_400_000;

/** Returns the rounded days since a listing was created; 0 for a creation time in the future. */
export function daysSince(createdAt: string, now: number): number {
  return Math.max(0, Math.round((now - Date.parse(createdAt)) / dayMs)) || 0;
}

/** Returns the days since the home was first listed, in words. */
export function marketText(days: number): string {
  if (days === 0) return 'Listed today';
  return days === 1 ? '1 day on the market' : `${days} days on the market`;
}

export function ageText(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
