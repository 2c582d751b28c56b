import { darken } from '../core/color.ts';
import { circle, ellipse, path } from '../core/svg.ts';

export interface PersonLook {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  /** A head cloth in place of hair. */
  wrap?: string;
  /** How the right arm is held. */
  arm?: 'down' | 'up' | 'forward';
}

/** A standing person, about 240 high, whose feet are at x and y. */
export function person(x: number, y: number, look: PersonLook, scale = 1): string {
  const { skin, hair, top, legs, wrap } = look;
  const hand = ARMS[look.arm ?? 'down'];
  const arm = (d: string, color: string): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>`;
  const content = [
    ellipse(0, 2, 46, 6, '#1f2933', 'opacity=".12"'),
    path('M-24 -112H24L20 -4H4L0 -84L-4 -4H-20Z', legs),
    path('M-24 -4H-2V4H-30C-30 0 -28 -4 -24 -4ZM4 -4H24C28 -4 30 0 30 4H4Z', '#2a2320'),
    arm('M-24 -174L-36 -130L-30 -96', darken(top, 0.12)),
    circle(-30, -92, 7.5, skin),
    path('M-30 -176C-30 -188 -16 -192 0 -192S30 -188 30 -176L27 -104H-27Z', top),
    path('M-8 -206H8V-190C4 -182 -4 -182 -8 -190Z', darken(skin, 0.2)),
    ellipse(0, -220, 19, 22, skin),
    wrap
      ? path('M-22 -222C-28 -252 -6 -264 8 -262C28 -260 28 -236 21 -222C12 -238 -12 -238 -22 -222Z', wrap) +
        circle(20, -254, 10, darken(wrap, 0.15))
      : path(
          'M-20 -222C-24 -246 -10 -252 2 -252C18 -252 24 -240 20 -222C16 -234 8 -238 0 -238S-16 -234 -20 -222Z',
          hair,
        ),
    arm(hand.d, top),
    circle(hand.x, hand.y, 7.5, skin),
  ].join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

const ARMS = {
  down: { d: 'M24 -174L36 -132L32 -98', x: 32, y: -93 },
  up: { d: 'M24 -174L54 -176L68 -212', x: 70, y: -219 },
  forward: { d: 'M24 -174L44 -142L78 -146', x: 85, y: -147 },
};
