/**
 * Returns the number of letters to insert, remove, replace or swap with their neighbour to get from one word to the other.
 * Any number above `most` is returned as one larger than `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last, next] = rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    next[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      next[column] = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, next[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) next[column] = Math.min(next[column]!, before[column - 2]! + 1);
      least = Math.min(least, next[column]!);
    }
    // A swap may still be one edit more than the row before it.
    if (least > most + 1) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return last[b.length]!;
}

/** Reused by all calls, because one query compares thousands of words. */
const rows: [number[], number[], number[]] = [[], [], []];
