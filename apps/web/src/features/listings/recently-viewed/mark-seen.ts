import * as texts from '@africanscity/messages/listings';
import { deviceSeen } from './device-seen.ts';
import { noteVisit } from './last-visit.ts';

/** Labels the cards of listings that were opened on this device, or are new since the last visit. The label covers the photo, so that nothing moves. */
export function markSeen(cards: HTMLElement): void {
  const seen = new Set(deviceSeen.read());
  const since = noteVisit(Date.now());
  for (const card of cards.querySelectorAll('article')) {
    const photos = card.firstElementChild as HTMLElement;
    const id = /-(\d+)$/.exec(card.querySelector('a')?.pathname ?? '')?.[1];
    if (id && seen.has(Number(id))) photos.dataset.seen = texts.openedBefore();
    else if (since !== null && Date.parse(card.dataset.listed ?? '') > since)
      photos.dataset.seen = texts.newSinceVisit();
  }
}
