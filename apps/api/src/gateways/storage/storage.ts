import type { Readable } from 'node:stream';

/** Stores bytes under keys such as `pictures/<hash>/card.webp`. A key has all its bytes or is absent. */
export interface Storage {
  /** Resolves once the bytes outlive a crash. Replaces the former bytes of the key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null for a missing key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Returns a stream instead of holding the bytes in memory. The caller reads or destroys it. */
  open(key: string): Promise<{ byteSize: number; stream: Readable } | null>;
  /** Does nothing for a missing key. */
  delete(key: string): Promise<void>;
  /** Returns all objects whose key starts with a prefix that ends in '/', unordered. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Rejects with the reason when pictures cannot be stored or read now. */
  check(): Promise<void>;
  /** Destination of bytes, as text for the operator; without secrets. */
  describe(): string;
  close(): Promise<void>;
}

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}
