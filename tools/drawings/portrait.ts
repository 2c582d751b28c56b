import { darken, lighten, mix } from './core/color.ts';
import { createPaints } from './core/paints.ts';
import { createRandom } from './core/random.ts';
import { circle, document, ellipse, path, rect } from './core/svg.ts';
import { drawClothes } from './flat/portrait-clothes.ts';
import { drawBackHair, drawHair, HAIR_STYLES, type HairStyle } from './flat/portrait-hair.ts';

export interface Look {
  skin: string;
  hairColor: string;
  hair: HairStyle;
  woman: boolean;
}

/** Head and shoulders of one person, 400 by 400. */
export function drawPortrait(seed: number, options: { woman?: boolean } = {}): string {
  const random = createRandom(seed);
  const paints = createPaints('p');
  const woman = options.woman ?? random.chance(0.5);
  const skin = random.pick(SKINS);
  const grey = random.chance(0.18);
  const look: Look = {
    skin,
    hairColor: grey ? '#8b8683' : random.pick(['#1c1614', '#231a17', '#2d201a']),
    hair: random.pick(HAIR_STYLES[woman ? 'women' : 'men']),
    woman,
  };
  const ground = random.pick(GROUNDS);
  const cloth = random.pick(CLOTHS);
  const accent = random.pick(CLOTHS.filter((color) => color !== cloth));
  const content = [
    rect(
      0,
      0,
      400,
      400,
      paints.linear(
        [
          [0, lighten(ground, 0.25)],
          [1, ground],
        ],
        0,
        0,
        0.6,
        1,
      ),
    ),
    circle(200, 190, 150, lighten(ground, 0.3), 'opacity=".55"'),
    drawBackHair(look, accent),
    drawClothes(random.fork(1), cloth, accent, skin),
    head(look),
    face(look, random.chance(0.3), !woman && random.chance(0.5)),
    drawHair(look, accent),
    woman && random.chance(0.7) ? earrings(random.pick(['#e8b04a', '#f4efe2', accent])) : '',
  ].join('');
  return document(400, 400, paints.defs() + content);
}

const SKINS = [
  '#4a2c1e',
  '#5c3825',
  '#6e4530',
  '#7d5036',
  '#8d5f41',
  '#a87450',
  '#c08d66',
  '#d9ac84',
  '#e8c3a0',
] as const;
const GROUNDS = ['#f0a24a', '#5f9ea0', '#d98266', '#8fa67a', '#e3c078', '#7d8fb0', '#c98aa5', '#9fb5a8'] as const;
const CLOTHS = [
  '#1f3a4d',
  '#c4472f',
  '#f0e6d2',
  '#2f6f5c',
  '#e09a2e',
  '#5a3a6e',
  '#ffffff',
  '#37474f',
  '#d9694a',
] as const;

function head({ skin, woman }: Look): string {
  const shade = darken(skin, 0.22);
  const jaw = woman
    ? 'M128 168C128 112 160 92 200 92S272 112 272 168C272 226 240 270 200 270S128 226 128 168Z'
    : 'M126 166C126 110 158 90 200 90S274 110 274 166C274 214 266 240 240 260C224 272 176 272 160 260C134 240 126 214 126 166Z';
  return (
    path('M168 235H232V300C232 322 168 322 168 300Z', shade) +
    ellipse(126, 182, 13, 21, skin) +
    ellipse(274, 182, 13, 21, skin) +
    path(jaw, skin) +
    path(
      'M200 90C242 90 274 110 274 166C274 226 240 270 200 270C228 250 246 214 246 166C246 124 226 98 200 90Z',
      shade,
      'opacity=".28"',
    )
  );
}

function face({ skin, hairColor, woman }: Look, glasses: boolean, beard: boolean): string {
  const line = darken(skin, 0.5);
  const eye = (x: number): string =>
    ellipse(x, 178, 10.5, 7.5, '#fffdf8') +
    circle(x + 1, 178, 6.4, '#2b1a12') +
    circle(x + 3, 175.5, 2, '#ffffff') +
    (woman
      ? `<path d="M${x - 13} 176Q${x} 164 ${x + 13} 175" fill="none" stroke="#1a1210" stroke-width="3.4" stroke-linecap="round"/>`
      : '');
  const brow = (x: number): string =>
    `<path d="M${x - 16} 158Q${x} 150 ${x + 16} 157" fill="none" stroke="${mix(hairColor, skin, 0.15)}" stroke-width="${woman ? 4.5 : 6.5}" stroke-linecap="round"/>`;
  const lips = woman ? mix(skin, '#b8323f', 0.55) : mix(skin, '#8c3f35', 0.4);
  return [
    ellipse(150, 212, 17, 10, mix(skin, '#d9573f', 0.5), 'opacity=".22"'),
    ellipse(250, 212, 17, 10, mix(skin, '#d9573f', 0.5), 'opacity=".22"'),
    beard
      ? path(
          'M128 188C132 246 156 280 200 280S268 246 272 188C262 214 246 218 232 214C218 208 182 208 168 214C154 218 138 214 128 188Z',
          hairColor,
        )
      : '',
    eye(164),
    eye(236),
    brow(164),
    brow(236),
    `<path d="M196 184Q184 208 192 213Q200 218 209 213" fill="none" stroke="${line}" stroke-width="3.6" stroke-linecap="round" opacity=".75"/>`,
    path('M172 230Q200 238 228 230Q216 252 200 252T172 230Z', lips),
    path('M178 232.5Q200 239 222 232.5Q218 238.500 200 240T178 232.5Z', '#fffdf8'),
    glasses
      ? `<path d="M140 178a24 20 0 1 0 48 0a24 20 0 1 0 -48 0M212 178a24 20 0 1 0 48 0a24 20 0 1 0 -48 0M188 176Q200 170 212 176" fill="none" stroke="#2a2320" stroke-width="4.500"/>`
      : '',
  ].join('');
}

function earrings(color: string): string {
  return [124, 276]
    .map((x) => `<circle cx="${x}" cy="214" r="9" fill="none" stroke="${color}" stroke-width="4"/>`)
    .join('');
}
