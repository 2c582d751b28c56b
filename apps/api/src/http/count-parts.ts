/** Counts of a multipart body, found in its bytes. */
export interface PartCount {
  parts: number;
  longestHeader: number;
  add(chunk: Buffer): void;
}

/**
 * Counts the parts of a body while it passes. The parser silently skips parts without a name and parts with a long header;
 * the count reveals them.
 */
export function countParts(contentType: string): PartCount {
  const boundary = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`, 'latin1');
  // The first delimiter has no line break before it.
  let rest = Buffer.from('\r\n');
  let header: number | undefined;
  const count: PartCount = {
    parts: 0,
    longestHeader: 0,
    add(chunk) {
      const bytes = Buffer.concat([rest, chunk]);
      let position = 0;
      for (;;) {
        const sought = header === undefined ? delimiter : endOfHeader;
        const found = bytes.indexOf(sought, position);
        const next = found < 0 ? Math.max(position, bytes.length - sought.length + 1) : found;
        if (header !== undefined) {
          header += next - position;
          count.longestHeader = Math.max(count.longestHeader, header);
        }
        position = next;
        if (found < 0) break;
        if (header === undefined) {
          // The next two bytes distinguish a part from the end of the body.
          if (bytes.length < found + delimiter.length + 2) break;
          position += delimiter.length;
          if (bytes.toString('latin1', position, position + 2) === '--') continue;
          count.parts += 1;
          header = 0;
        } else {
          header = undefined;
          position += 2;
        }
      }
      rest = bytes.subarray(position);
    },
  };
  return count;
}

const endOfHeader = Buffer.from('\r\n\r\n');
