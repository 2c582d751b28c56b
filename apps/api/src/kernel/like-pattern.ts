/** Returns the LIKE pattern that finds a text literally. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
