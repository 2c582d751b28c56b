import { createPaints } from './core/paints.ts';
import { circle, document, path, rect } from './core/svg.ts';

/** A calm line-drawn house for listings without pictures, 1440 by 960. */
export function drawPlaceholder(options: { scheme?: 'light' | 'dark' } = {}): string {
  const dark = options.scheme === 'dark';
  const paints = createPaints('n');
  const [high, low, ink, soft] = dark
    ? ['#2c3844', '#1f2933', '#8fa0ae', '#36444f']
    : ['#f7f2ea', '#e9e1d4', '#a89c8c', '#e0d5c4'];
  const stroke = (d: string, width = 7): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const content = [
    rect(
      0,
      0,
      1440,
      960,
      paints.linear([
        [0, high!],
        [1, low!],
      ]),
    ),
    path('M0 700C220 610 420 640 640 690S1120 610 1440 680V960H0Z', soft!, 'opacity=".7"'),
    path('M0 780C300 720 620 760 860 770S1260 720 1440 770V960H0Z', soft!),
    circle(930, 330, 62, '#ff8c00', 'opacity=".85"'),
    stroke('M470 500L720 300L970 500'),
    stroke('M530 456V690H910V456'),
    stroke('M680 690V560H760V690'),
    stroke('M580 530H640V590H580ZM800 530H860V590H800Z', 6),
    stroke('M610 530V590M580 560H640M830 530V590M800 560H860', 4),
    stroke('M860 410V340H900V444', 6),
    stroke('M400 690H1040', 6),
    stroke('M1000 690V600M1000 640C970 640 950 610 960 570C1000 570 1040 600 1000 640Z', 5),
    stroke('M440 690C440 660 420 650 410 640M440 690C440 655 462 645 470 632M440 690V630', 5),
  ].join('');
  return document(1440, 960, paints.defs() + content);
}
