/** A payment of the simulated gateway, from which updates, polls and traces are made. */
export interface Entry {
  guid: string;
  /** Number of the integration. */
  id: string;
  reference: string;
  /** The payment as requested. `paidAmount` is what the payer gave, when that differs. */
  amount: string;
  paidAmount?: string;
  description: string;
  merchantTrace: string;
  method: string;
  status: string;
  paynowReference: string;
  resultUrl: string;
  returnUrl: string;
  code?: string;
}

/** All payments of one simulated gateway. */
export interface Book {
  entries(): Entry[];
  find(guid: string): Entry | undefined;
  findTrace(id: string, merchantTrace: string): Entry | undefined;
  /** Adds an entry, or updates one. */
  keep(entry: Entry): void;
}

/** Keeps payments in memory, and passes all of them to `save` after every change. */
export function createBook(kept: Entry[] = [], save: (entries: Entry[]) => void = () => {}): Book {
  const byGuid = new Map(kept.map((entry) => [entry.guid, entry]));
  return {
    entries: () => [...byGuid.values()],
    find: (guid) => byGuid.get(guid),
    findTrace: (id, merchantTrace) =>
      [...byGuid.values()].find((entry) => entry.id === id && entry.merchantTrace === merchantTrace),
    keep(entry) {
      byGuid.set(entry.guid, entry);
      save([...byGuid.values()]);
    },
  };
}
