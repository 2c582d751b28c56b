import { circle, path, rect } from '../core/svg.ts';
import { groundLine, keyShape, leafSprig, roundTree, smallHouse } from './pieces.ts';
import { blob, INK, spot } from './spot.ts';

/** A house with a sale board before it, 480 by 360. */
export function sell(): string {
  return spot(480, 360, 'se', (paints) =>
    [
      blob(paints, 240, 180, 200, 150, INK.sand),
      circle(360, 92, 30, INK.amber),
      roundTree(398, 300, 110, INK.leaf),
      smallHouse(140, 300, 190, INK.cream, INK.terracotta),
      groundLine(60, 430, 300),
      path('M92 300V170H100V300ZM92 180H170V188H92Z', INK.slate),
      rect(106, 194, 72, 56, INK.orange, 'rx="6"'),
      // A price tag in place of words.
      path('M124 214H148L160 222L148 230H124Z', '#ffffff'),
      circle(131, 222, 3.5, INK.orange),
      leafSprig(340, 300, 26, INK.leaf),
    ].join(''),
  );
}

/** A key held out before a new home, 480 by 360. */
export function buy(): string {
  return spot(480, 360, 'bu', (paints) =>
    [
      blob(paints, 240, 180, 200, 150, INK.sky),
      smallHouse(190, 292, 170, '#ffffff', INK.slate, INK.orange),
      roundTree(400, 292, 96, INK.leaf),
      groundLine(150, 440, 292),
      // The hand comes in from the left.
      path(
        'M30 300C70 250 96 236 132 232L166 226C178 224 182 238 170 242L142 250L176 250C190 250 190 266 176 268L128 276L84 318Z',
        INK.skin,
      ),
      path('M16 290L58 276L98 322L56 352Z', INK.teal),
      keyShape(150, 196, 92, INK.orange, -32),
      circle(118, 110, 5, INK.amber),
      circle(96, 140, 3.5, INK.terracotta),
      circle(150, 92, 3.5, INK.terracotta),
    ].join(''),
  );
}

/** A door with a month's calendar and keys, 480 by 360. */
export function rent(): string {
  const days = Array.from({ length: 15 }, (_, index) =>
    rect(
      262 + (index % 5) * 26,
      148 + Math.floor(index / 5) * 26,
      17,
      17,
      index === 8 ? INK.orange : '#e3e7ea',
      'rx="4"',
    ),
  ).join('');
  return spot(480, 360, 're', (paints) =>
    [
      blob(paints, 240, 180, 200, 150, INK.sand),
      rect(92, 78, 118, 222, INK.slate, 'rx="6"'),
      rect(102, 88, 98, 212, INK.teal),
      path('M116 104H186V172H116ZM116 190H186V282H116Z', '#276866'),
      circle(188, 200, 6, INK.amber),
      groundLine(60, 430, 300),
      rect(244, 92, 152, 148, '#ffffff', 'rx="12"'),
      path('M244 128V104A12 12 0 0 1 256 92H384A12 12 0 0 1 396 104V128Z', INK.terracotta),
      path('M274 80h8v26h-8ZM358 80h8v26h-8Z', INK.slate),
      days,
      keyShape(300, 272, 58, INK.orange, 8),
      leafSprig(70, 300, 30, INK.leaf),
      leafSprig(412, 300, 24, INK.leaf),
    ].join(''),
  );
}

/** An adviser with a headset between two speech bubbles, 480 by 360. */
export function help(): string {
  return spot(480, 360, 'he', (paints) =>
    [
      blob(paints, 240, 184, 196, 148, INK.sky),
      path('M140 318C142 262 182 244 240 240C298 244 338 262 340 318Z', INK.orange),
      path('M222 214H258V246C250 258 230 258 222 246Z', '#5f3c28'),
      path('M196 158C196 118 214 104 240 104S284 118 284 158C284 196 266 222 240 222S196 196 196 158Z', INK.skin),
      path('M190 160C184 108 210 88 242 88C276 88 298 110 290 160C282 134 268 124 240 124S198 134 190 160Z', '#221815'),
      `<path d="M190 158C186 84 294 84 290 158M288 170C290 200 272 206 254 204" fill="none" stroke="${INK.slate}" stroke-width="7" stroke-linecap="round"/>`,
      rect(180, 150, 18, 36, INK.slate, 'rx="8"'),
      rect(282, 150, 18, 36, INK.slate, 'rx="8"'),
      circle(223, 164, 4, '#221815'),
      circle(257, 164, 4, '#221815'),
      `<path d="M224 190Q240 204 256 190" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round"/>`,
      path(
        'M60 92A14 14 0 0 1 74 78H148A14 14 0 0 1 162 92V128A14 14 0 0 1 148 142H104L84 162V142H74A14 14 0 0 1 60 128Z',
        '#ffffff',
      ),
      path('M82 98H140V106H82ZM82 116H122V124H82Z', INK.teal),
      path(
        'M324 70A14 14 0 0 1 338 56H402A14 14 0 0 1 416 70V102A14 14 0 0 1 402 116H392V136L372 116H338A14 14 0 0 1 324 102Z',
        INK.slate,
      ),
      [350, 370, 390].map((x) => circle(x, 86, 5.5, INK.amber)).join(''),
      `<path d="M110 318H370" stroke="${INK.slate}" stroke-width="5" stroke-linecap="round"/>`,
    ].join(''),
  );
}
