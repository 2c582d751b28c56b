import { circle, path, rect } from '../core/svg.ts';
import { person } from './person.ts';
import { groundLine, leafSprig, roundTree, smallHouse, towers, umbrellaTree } from './pieces.ts';
import { blob, INK, spot } from './spot.ts';

/** An agent shows a house to a family, 720 by 480. */
export function agent(): string {
  return spot(720, 480, 'ag', (paints) =>
    [
      blob(paints, 360, 240, 320, 205, INK.sand),
      circle(560, 116, 44, INK.amber),
      towers(80, 400, 1.1, '#e4cfb0'),
      roundTree(640, 400, 150, INK.leaf),
      smallHouse(330, 400, 230, '#ffffff', INK.terracotta),
      groundLine(60, 670, 400),
      person(262, 402, { skin: '#6e4530', hair: '#201614', top: INK.orange, legs: INK.slate, arm: 'forward' }, 0.95),
      person(
        150,
        402,
        { skin: '#8d5f41', hair: '#201614', top: INK.teal, legs: '#4a3a5c', wrap: INK.terracotta },
        0.92,
      ),
      person(96, 402, { skin: '#7d5036', hair: '#201614', top: '#f0c860', legs: '#37474f' }, 0.6),
      leafSprig(600, 400, 34, INK.leaf),
    ].join(''),
  );
}

/** A list of wishes on a phone, and the home that answers it, 720 by 480. */
export function propertyRequest(): string {
  const rows = [0, 1, 2, 3]
    .map((index) => {
      const y = 152 + index * 58;
      return (
        rect(188, y, 34, 34, index < 3 ? INK.orange : '#e3e7ea', 'rx="8"') +
        (index < 3
          ? `<path d="M196 ${y + 17}L203 ${y + 25}L215 ${y + 10}" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
          : '') +
        rect(236, y + 4, 104 - index * 12, 10, '#c9d1d6', 'rx="5"') +
        rect(236, y + 20, 72, 8, '#e3e7ea', 'rx="4"')
      );
    })
    .join('');
  return spot(720, 480, 'rq', (paints) =>
    [
      blob(paints, 370, 240, 316, 205, INK.sky),
      umbrellaTree(612, 410, 160, INK.leaf),
      smallHouse(420, 410, 170, INK.cream, INK.slate, INK.orange),
      rect(156, 66, 222, 356, INK.slate, 'rx="30"'),
      rect(168, 84, 198, 320, '#ffffff', 'rx="18"'),
      rect(188, 106, 120, 16, INK.slate, 'rx="8"'),
      rows,
      // The pin marks what was found.
      path(
        'M505 118C470 118 446 144 446 176C446 214 505 262 505 262S564 214 564 176C564 144 540 118 505 118Z',
        INK.orange,
      ),
      circle(505, 176, 24, '#ffffff'),
      path('M488 178L505 162L522 178V194H488Z', INK.slate),
      groundLine(90, 680, 410),
      leafSprig(112, 410, 36, INK.leaf),
    ].join(''),
  );
}

/** The people behind the marketplace before a city, 960 by 540. */
export function about(): string {
  return spot(960, 540, 'ab', (paints) =>
    [
      blob(paints, 480, 270, 440, 236, INK.sand),
      circle(480, 230, 120, INK.amber, 'opacity=".9"'),
      towers(120, 450, 1.7, '#dcc09a'),
      towers(500, 450, 1.6, '#d2b48c'),
      umbrellaTree(150, 452, 240, INK.leaf),
      roundTree(838, 452, 190, '#8574c4'),
      groundLine(50, 910, 452),
      person(300, 456, { skin: '#5c3825', hair: '#1c1614', top: INK.teal, legs: INK.slate, arm: 'up' }, 1.02),
      person(410, 456, { skin: '#8d5f41', hair: '#1c1614', top: '#ffffff', legs: INK.terracotta, wrap: INK.orange }, 1),
      person(520, 456, { skin: '#6e4530', hair: '#1c1614', top: INK.orange, legs: '#37474f' }, 1.06),
      person(626, 456, { skin: '#d9ac84', hair: '#3a2a20', top: '#5a6f8c', legs: '#2a2f36' }, 0.99),
      person(728, 456, { skin: '#4a2c1e', hair: '#1c1614', top: '#f0c860', legs: '#4a2f5c', wrap: '#b5482f' }, 0.97),
    ].join(''),
  );
}
