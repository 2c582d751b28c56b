/** Returns the secret of a pasted link: of the whole link, or of its fragment. */
export function secretOf(link: string): string {
  return (/[#?&]token=([^&\s]+)/.exec(link)?.[1] ?? link).trim();
}
