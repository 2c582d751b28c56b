const longestKey = 200;
/** No segment is empty or starts with a dot, so '..' and temporary files have no key. */
const segments = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Throws unless the text is a key. Keys come from our own code, so a bad one is a bug. */
export function assertKey(key: string): void {
  if (key.length > longestKey || !segments.test(key))
    throw new TypeError(`not a storage key: ${JSON.stringify(key.slice(0, longestKey))}`);
}

/** Checks the prefix of a list, which ends in '/', like `assertKey`. */
export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new TypeError('a prefix ends in /');
  assertKey(prefix.slice(0, -1));
}

/** Returns the media type of a stored picture by the ending of its key. */
export function contentTypeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}
