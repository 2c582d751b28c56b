/** Fetches the scripts and styles of the page at a path; nothing until the browser's router is there. */
let fetchScripts: (path: string) => void = () => {};

/** Has a page's scripts fetched before its address is gone to. */
export const pageAhead = {
  /** Tells how: the router alone knows which page stands at an address. */
  provide(fetch: (path: string) => void): void {
    fetchScripts = fetch;
  },
  fetch: (path: string): void => fetchScripts(path),
};

/** What the device says of its connection, where it says anything. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a device asks to be sent nothing that may not be looked at: by its owner's wish, or on a line of the second generation. */
export function sparesData(
  connection: Connection | undefined = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
