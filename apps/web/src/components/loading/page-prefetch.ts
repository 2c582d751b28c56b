/** Fetches the scripts and styles of the page at a path. Does nothing until the router provides the function. */
let fetchScripts: (path: string) => void = () => {};

/** Prefetches the scripts of a page before navigation. */
export const pagePrefetch = {
  /** Sets the function that prefetches: only the router knows which page a path belongs to. */
  provide(fetch: (path: string) => void): void {
    fetchScripts = fetch;
  },
  fetch: (path: string): void => fetchScripts(path),
};

/** The Network Information API, where the browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether to skip prefetching: the browser asks to save data, or the connection is 2G. */
export function prefersReducedData(
  connection: Connection | undefined = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
