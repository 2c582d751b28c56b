/** What LIKE finds a text by when the text has no wildcards of its own. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
