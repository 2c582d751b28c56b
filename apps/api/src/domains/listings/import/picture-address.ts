const longestAddress = 2000;

/** Returns whether the name of a picture is its address on the web. */
export function isPictureAddress(name: string): boolean {
  return /^https?:\/\//i.test(name) && name.length <= longestAddress && URL.canParse(name);
}

/** Returns an address without the signs that separate the pictures of a cell. */
export function inPictureCell(address: string): string {
  return address
    .replaceAll(';', '%3B')
    .replaceAll('|', '%7C')
    .replace(/[,\s](?=\s*https?:\/\/)/gi, encodeURIComponent);
}

/** Returns the name of the file at an address; empty where the address has none. */
export function fileNameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
