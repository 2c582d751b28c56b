/** The data of a listing's card that the next page shows until its own data arrives: a shared-element transition. */
export interface CardTransition {
  /** Path of the listing's page. */
  path: string;
  /** The card's current picture, which the browser has already loaded. */
  picture: string | undefined;
  price: string;
  title: string;
  /** Position of the card's photos on the screen. */
  from: DOMRect | undefined;
}

let current: CardTransition | undefined;
const watchers = new Set<() => void>();

function change(card: CardTransition | undefined): void {
  current = card;
  for (const watcher of watchers) watcher();
}

/** Holds the card that the visitor clicked last, until its page is shown. */
export const cardTransition = {
  set: (card: CardTransition): void => change(card),
  clear: (): void => change(undefined),
  read: (): CardTransition | undefined => current,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
