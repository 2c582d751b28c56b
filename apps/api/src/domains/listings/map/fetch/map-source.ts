import { OperatorError } from '../../../../boot/operator-errors.ts';

/** A file or an address that is read by ranges. */
export interface MapSource {
  name: string;
  size: number;
  /** Tells another content of the same source: size and date of a file; size, ETag and date of an address. */
  version: string;
  /** Reads exactly these bytes. Throws an `OperatorError` when the source fails or has another version. */
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export function sourceChanged(name: string): OperatorError {
  return new OperatorError(`--from: ${name} was replaced meanwhile. Repeat the command: it starts again.`);
}
