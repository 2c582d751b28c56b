import { circle, path, rect } from '../core/svg.ts';
import { groundLine, leafSprig, umbrellaTree } from './pieces.ts';
import { blob, INK, spot } from './spot.ts';

/** A magnifying glass over an empty stand: nothing was found, 480 by 360. */
export function emptyResults(): string {
  return spot(480, 360, 'em', (paints) =>
    [
      blob(paints, 240, 184, 200, 146, INK.sand),
      umbrellaTree(110, 280, 130, INK.leaf),
      path('M120 296L210 250H380L440 296Z', '#d9a06b'),
      `<path d="M120 296L210 250H380L440 296" fill="none" stroke="#ffffff" stroke-width="4" stroke-dasharray="10 8"/>`,
      [
        [120, 296],
        [210, 250],
        [380, 250],
        [440, 296],
      ]
        .map(([x, y]) => rect(x! - 4, y! - 30, 8, 32, '#ffffff') + rect(x! - 5, y! - 32, 10, 12, INK.terracotta))
        .join(''),
      circle(276, 164, 66, '#ffffff', 'opacity=".75"'),
      `<circle cx="276" cy="164" r="66" fill="none" stroke="${INK.slate}" stroke-width="14"/>`,
      `<path d="M322 212L364 256" stroke="${INK.orange}" stroke-width="22" stroke-linecap="round"/>`,
      `<path d="M244 170L276 142L308 170M254 164V196H298V164" fill="none" stroke="#b9a58c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 11"/>`,
      leafSprig(416, 312, 24, INK.leaf),
      leafSprig(84, 302, 20, INK.leaf),
    ].join(''),
  );
}

/** A signpost in the savanna whose boards point every way: page not found, 720 by 480. */
export function notFound(): string {
  return spot(720, 480, 'nf', (paints) =>
    [
      blob(paints, 360, 240, 322, 206, INK.sand),
      circle(500, 190, 86, INK.amber),
      path('M60 392C180 330 280 372 380 350S600 340 668 392Z', '#d9b277'),
      umbrellaTree(180, 392, 220, INK.leaf),
      umbrellaTree(604, 388, 130, INK.leaf),
      groundLine(50, 680, 394),
      rect(372, 120, 14, 276, '#6d4c33'),
      path('M300 142H438L462 164L438 186H300Z', INK.orange),
      path('M460 206H330L306 228L330 250H460Z', INK.slate),
      path('M318 268H424L446 288L424 308H318Z', INK.teal),
      // Four, nought, four.
      `<g fill="none" stroke="#ffffff" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"><path d="M346 152L334 168H352M348 162V176M374 152A8 12 0 0 0 374 176A8 12 0 0 0 374 152M408 152L396 168H414M410 162V176"/><path d="M348 228H436M350 228L360 220M350 228L360 236"/><path d="M334 288H408"/></g>`,
      leafSprig(330, 394, 30, '#a8a654'),
      leafSprig(440, 394, 24, '#a8a654'),
      leafSprig(90, 394, 26, INK.leaf),
    ].join(''),
  );
}

/** A house whose line to the mast is cut: an error, or no connection, 720 by 480. */
export function offline(): string {
  return spot(720, 480, 'of', (paints) =>
    [
      blob(paints, 360, 240, 320, 206, '#d5dde3'),
      circle(520, 110, 34, '#ffffff'),
      circle(534, 102, 30, '#c3ced6'),
      path('M60 396C160 350 260 380 380 366S610 356 664 396Z', '#b9c4c0'),
      `<path d="M130 396L166 190L202 396M142 330H190M150 284H182M157 240H175M118 214H214M166 190V160" fill="none" stroke="${INK.slate}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<path d="M210 218C260 250 292 256 322 252M404 240C440 236 470 244 498 262" fill="none" stroke="${INK.slate}" stroke-width="5" stroke-linecap="round"/>`,
      `<path d="M322 252L332 238M322 252L338 264M404 240L392 228M404 240L394 256" stroke="${INK.orange}" stroke-width="5" stroke-linecap="round"/>`,
      path('M354 212L376 196L366 224H386L350 268L362 236H344Z', INK.orange),
      rect(470, 300, 150, 96, '#f4efe6'),
      path('M450 302L545 232L640 302Z', INK.terracotta),
      rect(526, 338, 36, 58, INK.slate),
      rect(486, 322, 28, 28, '#5d6b76'),
      rect(576, 322, 28, 28, '#5d6b76'),
      groundLine(60, 670, 396),
      leafSprig(430, 396, 28, INK.leaf),
    ].join(''),
  );
}
