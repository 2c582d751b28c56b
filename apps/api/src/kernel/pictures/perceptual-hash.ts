import type { Sharp } from 'sharp';

const columns = 8;
const rows = 8;
/** Mean difference of neighbours in grey levels of 255. Photographs of homes have 7 and more. */
const leastContrast = 3;
/** A picture that becomes brighter to one side everywhere, as a drawn background does, has almost equal bits. */
const fewestBits = 8;

/**
 * Returns the difference hash (dHash) of a picture as a signed 64-bit number: for each of 8 by 8 grey cells, whether its right
 * neighbour is brighter. Copies of one photograph differ in few bits. Null for a nearly uniform picture.
 */
export async function perceptualHash(picture: Sharp): Promise<bigint | null> {
  const cells = await picture
    .flatten({ background: 'white' })
    .resize(columns + 1, rows, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return hashCells(cells);
}

/** Hashes 8 rows of 9 grey cells. */
export function hashCells(cells: Uint8Array): bigint | null {
  const steps = Array.from({ length: rows * columns }, (_, index) => {
    const at = index + Math.floor(index / columns);
    return cells[at + 1]! - cells[at]!;
  });
  const bits = steps.filter((step) => step > 0).length;
  const contrast = steps.reduce((sum, step) => sum + Math.abs(step), 0) / steps.length;
  if (contrast < leastContrast || Math.min(bits, steps.length - bits) < fewestBits) return null;
  return BigInt.asIntN(64, BigInt(`0b${steps.map((step) => (step > 0 ? '1' : '0')).join('')}`));
}
