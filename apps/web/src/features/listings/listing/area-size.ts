/** A listing's size with its unit. Owners write it as text, some of them with the unit. */
export function formatSize(size: string): string {
  return /[a-z²]/i.test(size) ? size : `${size} m²`;
}
