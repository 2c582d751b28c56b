import type { Piece } from './lay-out-tiles.ts';

/** One request for bytes of the tile data of the source, and the pieces of the new file among them. */
export interface RangeRequest {
  offset: number;
  length: number;
  pieces: Piece[];
}

/** Bytes of one request: what an interruption costs, for each request in flight. */
const mostBytes = 4 * 2 ** 20;
/** Share of unneeded bytes, which save requests. */
const mostWaste = 0.05;

/**
 * Returns the requests for pieces. Requests over the smallest gaps are merged until the gaps are a twentieth of the pieces.
 */
export function rangeRequests(pieces: Piece[], most = mostBytes): RangeRequest[] {
  const sorted = pieces.flatMap((piece) => cut(piece, most)).sort((a, b) => a.source - b.source);
  const gap = gapToJoin(sorted);
  const requests: RangeRequest[] = [];
  for (const piece of sorted) {
    const last = requests.at(-1);
    // Tiles of unusual files overlap.
    const end = Math.max(piece.source + piece.length, last ? last.offset + last.length : 0);
    if (last && piece.source - (last.offset + last.length) <= gap && end - last.offset <= most) {
      last.length = end - last.offset;
      last.pieces.push(piece);
    } else requests.push({ offset: piece.source, length: piece.length, pieces: [piece] });
  }
  return requests;
}

function cut({ source, target, length }: Piece, most: number): Piece[] {
  return Array.from({ length: Math.ceil(length / most) }, (_, at) => ({
    source: source + at * most,
    target: target + at * most,
    length: Math.min(most, length - at * most),
  }));
}

/** Returns the longest gap, so that all gaps up to it are within the waste. */
function gapToJoin(sorted: Piece[]): number {
  const gaps = sorted
    .map(({ source }, at) => (at ? source - (sorted[at - 1]!.source + sorted[at - 1]!.length) : 0))
    .sort((a, b) => a - b);
  let left = mostWaste * sorted.reduce((sum, { length }) => sum + length, 0);
  const first = gaps.findIndex((gap) => (left -= gap) < 0);
  // Gaps of one length are all joined, or none of them.
  return first === -1 ? Infinity : Math.max(0, gaps[first]! - 1);
}
