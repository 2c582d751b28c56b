import type { EntryTable } from './entry-table.ts';
import { firstIndex } from './tile-ranges.ts';

/** Bytes to copy from the tile data of the source into that of the new file. */
export interface Piece {
  source: number;
  target: number;
  length: number;
}

interface TileLayout {
  /** Pieces without a gap in the new file, in its order. */
  pieces: Piece[];
  /** Bytes of tile data. */
  bytes: number;
  /** Tiles, repeated ones included. */
  tiles: number;
  /** Different contents of tiles. */
  contents: number;
}

/**
 * Puts tiles into the order of their ids, and gives the entries their offsets in the new file. Tiles with the same bytes in the
 * source have the same bytes in the new file.
 */
export function layOutTiles(entries: EntryTable): TileLayout {
  const pieces: Piece[] = [];
  // Contents have ascending offsets in most files, except for those that tiles outside the area have too.
  const ascending: Piece[] = [];
  const others = new Map<number, number>();
  const layout = { pieces, bytes: 0, tiles: 0, contents: 0 };
  for (let index = 0; index < entries.length(); index += 1) {
    const { offset: source, length, runLength } = entries.at(index);
    layout.tiles += runLength;
    const known = others.get(source) ?? targetIn(ascending, source);
    entries.setOffset(index, known ?? layout.bytes);
    if (known !== undefined) continue;
    const highest = ascending.at(-1);
    const isAscending = !highest || source >= highest.source + highest.length;
    if (!isAscending) others.set(source, layout.bytes);
    const last = pieces.at(-1);
    if (last && last.source + last.length === source && (last === highest) === isAscending) last.length += length;
    else {
      const piece = { source, target: layout.bytes, length };
      pieces.push(piece);
      if (isAscending) ascending.push(piece);
    }
    layout.bytes += length;
    layout.contents += 1;
  }
  return layout;
}

/** Returns the target of an offset in one of the pieces, which ascend; undefined outside all of them. */
function targetIn(pieces: Piece[], source: number): number | undefined {
  const piece = pieces[firstIndex(pieces.length, (at) => pieces[at]!.source + pieces[at]!.length > source)];
  return piece && piece.source <= source ? piece.target + source - piece.source : undefined;
}
