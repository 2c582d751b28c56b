// The package has types for its whole alone.
declare module 'exifr/dist/lite.esm.mjs' {
  import type { parse } from 'exifr';

  const exifr: { parse: typeof parse };
  export default exifr;
}
