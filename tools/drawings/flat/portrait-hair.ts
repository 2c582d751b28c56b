import { darken, lighten } from '../core/color.ts';
import { disc, path } from '../core/svg.ts';
import type { Look } from '../portrait.ts';

export const HAIR_STYLES = {
  women: ['afro', 'wrap', 'braids', 'bun', 'bob', 'scarf', 'puffs', 'crop', 'long', 'wrap'],
  men: ['crop', 'fade', 'bald', 'locs', 'cap', 'crop', 'flat', 'fade', 'side'],
} as const;

export type HairStyle = (typeof HAIR_STYLES)['women' | 'men'][number];

/** What hangs or stands behind the head. */
export function drawBackHair(look: Look, cloth: string): string {
  const color = look.hairColor;
  switch (look.hair) {
    case 'afro':
      return path(cloud(200, 150, 118, 104), color);
    case 'puffs':
      return path(disc(112, 92, 46) + disc(288, 92, 46), color);
    case 'bun':
      return path(disc(200, 62, 40, 36), color);
    case 'braids':
      return (
        [108, 122, 136, 264, 278, 292].map((x) => braid(x, 150, 330, color)).join('') +
        path('M112 150C112 90 150 70 200 70S288 90 288 150V210H112Z', color)
      );
    case 'locs':
      return [116, 130, 146, 254, 270, 284].map((x, index) => braid(x, 130, 240 + (index % 3) * 14, color)).join('');
    case 'long':
      return path(
        'M106 170C100 100 144 66 200 66S300 100 294 170C296 230 304 280 292 326H108C96 280 104 230 106 170Z',
        color,
      );
    case 'bob':
      return path(
        'M108 170C104 104 146 70 200 70S296 104 292 170V246C276 262 252 258 250 240H150C148 258 124 262 108 246Z',
        color,
      );
    case 'scarf':
      return path(
        'M104 176C100 100 142 66 200 66S300 100 296 176C304 250 312 296 330 340H70C88 296 96 250 104 176Z',
        darken(cloth, 0.16),
      );
    default:
      return '';
  }
}

/** What lies over the forehead and crown. */
export function drawHair(look: Look, cloth: string): string {
  const color = look.hairColor;
  switch (look.hair) {
    case 'bald':
      return '';
    case 'crop':
      return path('M124 160C120 104 156 80 200 80S280 104 276 160C268 128 246 116 200 116S132 128 124 160Z', color);
    case 'fade':
      return (
        path('M136 126C140 92 166 76 200 76S260 92 264 126C244 112 226 108 200 108S156 112 136 126Z', color) +
        path(
          'M124 170C122 140 128 128 138 120L142 134C132 142 128 156 124 170ZM276 170C278 140 272 128 262 120L258 134C268 142 272 156 276 170Z',
          color,
          'opacity=".55"',
        )
      );
    case 'flat':
      return path('M128 140C126 92 140 66 200 64S274 92 272 140C262 118 246 110 200 110S138 118 128 140Z', color);
    case 'side':
      return path(
        'M122 164C116 96 158 74 206 76C258 78 284 108 276 164C272 136 258 122 232 118C200 132 160 128 146 118C132 132 126 146 122 164Z',
        color,
      );
    case 'cap':
      return (
        path('M124 134C124 74 160 60 200 60S276 74 276 134C250 120 150 120 124 134Z', cloth) +
        path('M124 134C150 120 250 120 276 134V120C250 106 150 106 124 120Z', lighten(cloth, 0.35))
      );
    case 'wrap':
      return (
        path('M112 150C104 86 140 44 204 40C270 38 300 92 288 150C262 116 232 108 200 108S138 116 112 150Z', cloth) +
        path('M240 62C270 22 316 34 308 66C304 90 270 94 246 86Z', lighten(cloth, 0.16)) +
        stripes(cloth)
      );
    case 'scarf':
      return (
        path('M112 190C104 108 146 70 200 70S296 108 288 190C284 146 262 114 200 112S116 146 112 190Z', cloth) +
        path('M124 236C134 282 170 300 200 300S266 282 276 236L312 330C260 360 140 360 88 330Z', cloth)
      );
    case 'locs':
      return path(
        'M120 158C114 98 152 70 200 70S286 98 280 158C268 132 256 126 248 120C232 132 222 120 204 126C186 118 174 132 154 122C140 128 130 138 120 158Z',
        color,
      );
    case 'long':
    case 'bob':
      return path(
        'M122 176C116 106 158 80 200 80S284 106 278 176C272 140 254 122 214 106C190 130 146 134 122 176Z',
        color,
      );
    default:
      return path('M124 156C120 102 156 78 200 78S280 102 276 156C264 124 240 112 200 112S136 124 124 156Z', color);
  }
}

function stripes(cloth: string): string {
  return `<path d="M118 134C150 84 240 70 284 112M128 112C160 66 240 56 280 84" fill="none" stroke="${lighten(cloth, 0.42)}" stroke-width="7" opacity=".8"/>`;
}

function cloud(x: number, y: number, rx: number, ry: number): string {
  let d = disc(x, y, rx * 0.94, ry * 0.94);
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * Math.PI * 2;
    d += disc(x + Math.cos(angle) * rx * 0.84, y + Math.sin(angle) * ry * 0.84, rx * 0.26);
  }
  return d;
}

function braid(x: number, top: number, end: number, color: string): string {
  let d = '';
  for (let y = top; y < end; y += 13) d += disc(x, y, 8, 9.5);
  return path(d, color) + path(disc(x, end, 5), '#e8b04a');
}
