/** Returns a text that Postgres can store, in JSON as well: NUL and half of a surrogate pair become replacement characters. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}
