/** The secret of a mailed link that somebody copied, whole or only its end. */
export function secretOf(link: string): string {
  return (/[#?&]token=([^&\s]+)/.exec(link)?.[1] ?? link).trim();
}
