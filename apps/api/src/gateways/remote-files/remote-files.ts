/** A file at an address of the web. */
export interface RemoteFile {
  /** Validators for the next request; null where the server sends none. */
  etag: string | null;
  lastModified: string | null;
  /** The unpacked content. Throws a `RemoteFault` when it is too large, too slow or cut short. Stopping early ends the connection. */
  body: AsyncIterable<Uint8Array>;
}

export interface RemoteRequest {
  address: string;
  /** Of the content, also of the unpacked one. */
  maxBytes: number;
  /** For everything: redirects, headers and content. */
  timeoutMs: number;
  /** Validators of the version that the caller has. */
  known?: { etag: string | null; lastModified: string | null } | undefined;
  signal?: AbortSignal | undefined;
}

export interface RemotePost {
  address: string;
  headers: Record<string, string>;
  body: string;
  /** For everything: the connection and the headers of the response. */
  timeoutMs: number;
}

/** Files of other sites, and messages to them, at addresses that users typed: only those that are open to the internet. */
export interface RemoteFiles {
  /** Returns the file, or null when it is still the known version. Throws a `RemoteFault`, or the reason of the signal. */
  open(request: RemoteRequest): Promise<RemoteFile | null>;
  /** Posts a message over HTTPS, without following redirects. Returns the status of any response. Throws a `RemoteFault`. */
  post(request: RemotePost): Promise<{ status: number }>;
  /** Looks at the address and its host without a request; `secure` allows HTTPS alone. Throws a `RemoteFault`. */
  check(address: string, rule?: { secure: true }): Promise<void>;
  close(): void;
}

/**
 * An address cannot be fetched. The message is for its user: it goes on after "The address", says what is wrong, and what to do.
 * It never says which address a name has inside of our network.
 */
export class RemoteFault extends Error {
  /** Whether a later try may succeed without a change of the address. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = false, cause }: { isPassing?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'RemoteFault';
    this.isPassing = isPassing;
  }
}
