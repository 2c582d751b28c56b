import * as texts from '@africanscity/messages/listings';
import type L from 'leaflet';
import classes from './map-gestures.module.css';

/** Display time of a gesture hint in milliseconds. */
const shownFor = 1_600;

/**
 * Gestures of a map within a scrolling page: one finger and the wheel scroll the page; two fingers and Ctrl with the
 * wheel move the map; a click gives the map the wheel. A hint explains this.
 */
export function shareGestures(map: L.Map): void {
  const element = map.getContainer();
  const word = document.createElement('p');
  word.className = classes.word ?? '';
  word.setAttribute('role', 'status');
  element.append(word);
  let timer = 0;
  const say = (text: string) => {
    word.textContent = text;
    word.dataset.shown = 'true';
    clearTimeout(timer);
    timer = window.setTimeout(() => delete word.dataset.shown, shownFor);
  };

  // Leaflet handles one finger only while dragging is enabled; its style that blocks scrolling depends on it.
  const follow = (mouse: boolean) => (mouse ? map.dragging.enable() : map.dragging.disable());
  follow(matchMedia('(pointer: fine)').matches);
  element.addEventListener('pointerover', ({ pointerType }) => follow(pointerType === 'mouse'), { capture: true });
  element.addEventListener(
    'touchmove',
    ({ touches, target }) => {
      const isPin = target instanceof Element && target.closest('.leaflet-marker-draggable');
      if (touches.length === 1 && !isPin) say(texts.useTwoFingers());
    },
    { passive: true },
  );

  let atWork = false;
  map.on('click dragstart', () => (atWork = true));
  map.on('blur mouseout', () => (atWork = false));
  element.addEventListener(
    'wheel',
    ({ ctrlKey, metaKey }) => {
      // Runs before Leaflet handles the same wheel event.
      if (ctrlKey || metaKey || atWork) map.scrollWheelZoom.enable();
      else {
        map.scrollWheelZoom.disable();
        say(texts.holdCtrlToZoom());
      }
    },
    { capture: true, passive: true },
  );
}
