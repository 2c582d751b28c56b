/** Returns a text that Postgres can store, in JSON as well: without NUL, and with a replacement for half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
