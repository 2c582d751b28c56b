import { LRUCache } from 'lru-cache';
import { canonicalAddress, networkOf } from '../network.ts';

/** So many networks named by one address make it look like a proxy. */
const manyNetworks = 10;
const hourMs = 3_600_000;
/** How long an address stays on the overview after its last such request. */
const shownMs = 24 * hourMs;
const rememberedPeers = 200;

interface Peer {
  networks: Set<string>;
  lastAt: number;
  warnedAt: number;
}

/** Remembers addresses that are no trusted proxy and yet speak for many clients. */
export class UntrustedProxies {
  #peers = new LRUCache<string, Peer>({ max: rememberedPeers });

  /** Notes that an address names a client. Returns true when a warning is due: at most once an hour for each address. */
  note(address: string, client: string, now: Date): boolean {
    const name = canonicalAddress(address) ?? address;
    const peer = this.#peers.get(name) ?? { networks: new Set(), lastAt: 0, warnedAt: -hourMs };
    this.#peers.set(name, peer);
    if (peer.networks.size < manyNetworks) peer.networks.add(networkOf(client));
    peer.lastAt = now.getTime();
    if (peer.networks.size < manyNetworks || peer.lastAt - peer.warnedAt < hourMs) return false;
    peer.warnedAt = peer.lastAt;
    return true;
  }

  /** Returns the addresses that spoke for many clients within the last day. */
  list(now: Date): string[] {
    return [...this.#peers.entries()]
      .filter(([, { networks, lastAt }]) => networks.size >= manyNetworks && now.getTime() - lastAt < shownMs)
      .map(([name]) => name)
      .toSorted();
  }
}
