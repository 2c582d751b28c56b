import type { Readable } from 'node:stream';

/** Keeps bytes under keys such as `pictures/<hash>/card.webp`. What is stored under a key is whole or absent. */
export interface Storage {
  /** Resolves once the bytes outlive a crash. Replaces what the key held. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when the key holds nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** As `get`, without holding the bytes in memory. The caller reads or destroys the stream. */
  open(key: string): Promise<{ byteSize: number; stream: Readable } | null>;
  /** Nothing happens when the key holds nothing. */
  delete(key: string): Promise<void>;
  /** All objects whose key starts with a prefix that ends in '/', in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Rejects, saying why, when pictures could not be stored or read now. */
  check(): Promise<void>;
  /** Where bytes go, in words for the operator; no secrets. */
  describe(): string;
  close(): Promise<void>;
}

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}
