import { darken, lighten } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import { path } from '../core/svg.ts';

/** Shoulders in a shirt, suit, print dress or kaftan. */
export function drawClothes(random: Random, cloth: string, accent: string, skin: string): string {
  return random.pick([suit, shirt, print, kaftan])(cloth, accent, skin);
}

const SHOULDERS = 'M40 400C42 330 84 300 150 288C170 318 230 318 250 288C316 300 358 330 360 400Z';

type Clothes = (cloth: string, accent: string, skin: string) => string;

const suit: Clothes = (cloth, accent) => {
  const dark = cloth === '#ffffff' || cloth === '#f0e6d2' ? '#37474f' : cloth;
  return (
    path(SHOULDERS, dark) +
    path('M156 290L200 400L244 290C228 314 172 314 156 290Z', '#fdfaf2') +
    path('M190 330H210L216 400H184ZM188 318H212L208 332H192Z', accent) +
    path(
      'M150 288L120 318L150 340L138 352L188 400H200L164 300ZM250 288L280 318L250 340L262 352L212 400H200L236 300Z',
      darken(dark, 0.22),
    )
  );
};

const shirt: Clothes = (cloth, accent) =>
  path(SHOULDERS, cloth) +
  path('M150 288L166 334L200 312L234 334L250 288C230 318 170 318 150 288Z', lighten(cloth, 0.3)) +
  `<path d="M200 316V400" stroke="${darken(cloth, 0.25)}" stroke-width="3"/>` +
  path('M198 340h5v5h-5ZM198 368h5v5h-5Z', accent);

const print: Clothes = (cloth, accent, skin) => {
  let d = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 10; column++) {
      const [x, y] = [56 + column * 32 + (row % 2) * 16, 318 + row * 20];
      if (Math.abs(x - 200) > Math.min(146, 60 + (y - 300) * 1.6)) continue;
      d += `M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`;
    }
  }
  return (
    path(SHOULDERS, cloth) +
    path(d, accent) +
    path('M160 290C168 340 232 340 240 290C226 312 174 312 160 290Z', darken(skin, 0.1)) +
    `<path d="M158 290C164 346 236 346 242 290" fill="none" stroke="${accent}" stroke-width="7"/>`
  );
};

const kaftan: Clothes = (cloth, accent) =>
  path(SHOULDERS, cloth) +
  path('M150 288C168 320 232 320 250 288L262 294C240 338 160 338 138 294Z', accent) +
  path('M186 326H214V400H186Z', darken(accent, 0.08)) +
  `<path d="M200 332V400M190 346H210M190 364H210M190 382H210" stroke="${lighten(cloth, 0.5)}" stroke-width="3"/>`;
