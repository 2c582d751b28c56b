import { LRUCache } from 'lru-cache';
import { canonicalAddress, networkOf } from '../network.ts';

/** An address that names so many networks looks like a proxy. */
const manyNetworks = 10;
const hourMs = 3_600_000;
/** Time that an address stays on the overview after its last such request. */
const shownMs = 24 * hourMs;
const rememberedPeers = 200;

interface Peer {
  networks: Set<string>;
  lastAt: number;
  warnedAt: number;
}

/** Records untrusted addresses that speak for many clients. */
export class UntrustedProxies {
  #peers = new LRUCache<string, Peer>({ max: rememberedPeers });

  /** Records that an address names a client. Returns true when a warning is due: at most once an hour for each address. */
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
