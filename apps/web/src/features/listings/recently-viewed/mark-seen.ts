import * as texts from '@africanscity/messages/listings';
import { deviceSeen } from './device-seen.ts';

/** Labels the cards of listings that were opened on this device. The label covers the photo, so that nothing moves. */
export function markSeen(cards: HTMLElement): void {
  const seen = new Set(deviceSeen.read());
  for (const card of cards.querySelectorAll('article')) {
    const photos = card.firstElementChild as HTMLElement;
    const id = /-(\d+)$/.exec(card.querySelector('a')?.pathname ?? '')?.[1];
    if (id && seen.has(Number(id))) photos.dataset.seen = texts.openedBefore();
  }
}
