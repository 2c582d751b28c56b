import type L from 'leaflet';
import classes from './map-gestures.module.css';

/** Milliseconds for which a word about gestures is shown. */
const shownFor = 1_600;

/**
 * Leaves the page what is the page's on a map that is a part of it: one finger and the wheel scroll, two fingers and
 * Ctrl with the wheel move the map, and a click hands it the wheel. A word says so to who tries the other.
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

  // Leaflet takes one finger only while dragging is enabled: the style that keeps the page still hangs on it.
  const follow = (mouse: boolean) => (mouse ? map.dragging.enable() : map.dragging.disable());
  follow(matchMedia('(pointer: fine)').matches);
  element.addEventListener('pointerover', ({ pointerType }) => follow(pointerType === 'mouse'), { capture: true });
  element.addEventListener(
    'touchmove',
    ({ touches, target }) => {
      const isPin = target instanceof Element && target.closest('.leaflet-marker-draggable');
      if (touches.length === 1 && !isPin) say('Use two fingers to move the map');
    },
    { passive: true },
  );

  let atWork = false;
  map.on('click dragstart', () => (atWork = true));
  map.on('blur mouseout', () => (atWork = false));
  element.addEventListener(
    'wheel',
    ({ ctrlKey, metaKey }) => {
      // Before Leaflet hears of the same turn of the wheel.
      if (ctrlKey || metaKey || atWork) map.scrollWheelZoom.enable();
      else {
        map.scrollWheelZoom.disable();
        say('Hold Ctrl and turn the wheel to zoom, or click the map first');
      }
    },
    { capture: true, passive: true },
  );
}
