/** Letters to insert, remove, replace or swap with their neighbour to get from one word to the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      next[column] = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, next[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) next[column] = Math.min(next[column]!, before[column - 2]! + 1);
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}
