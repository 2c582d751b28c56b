/** Work that outlives the request that asked for it. */
export interface Jobs {
  /** Queues work. The same `key`, while one waits, is queued once. Throws `SecondConnection` inside a transaction. */
  enqueue(name: string, data: object, options?: { key?: string; startAfterSeconds?: number }): Promise<void>;
  stop(): Promise<void>;
}
