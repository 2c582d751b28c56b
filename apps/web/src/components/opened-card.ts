/** What the card of a listing says of it. */
export interface OpenedCard {
  /** Of the listing's page. */
  path: string;
  /** The picture that the card shows, which the browser has already. */
  picture: string | undefined;
  price: string;
  title: string;
  /** Where its photos are on the screen. */
  from: DOMRect | undefined;
}

let last: OpenedCard | undefined;
const watchers = new Set<() => void>();

function change(card: OpenedCard | undefined): void {
  last = card;
  for (const watcher of watchers) watcher();
}

/** The card that was tapped last: what it says is shown at once, until the page that it leads to is there. */
export const openedCard = {
  set: (card: OpenedCard): void => change(card),
  clear: (): void => change(undefined),
  read: (): OpenedCard | undefined => last,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
