/** Signs of the fictional companies on a 100 by 100 grid; two colours each. */
export type CompanyMark = (main: string, second: string) => string;

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, color: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const COMPANY_MARKS = {
  baobab: (main, second) =>
    dot(50, 34, 26, second) +
    dot(28, 40, 16, second) +
    dot(72, 40, 16, second) +
    shape('M40 92C46 74 42 62 36 46L46 52L50 40L54 52L64 46C58 62 54 74 60 92Z', main),
  key: (main, second) =>
    shape('M50 6L90 40V52H10V40Z', main) +
    `<circle cx="50" cy="64" r="14" fill="none" stroke="${second}" stroke-width="9"/>` +
    stroke('M50 78V96M50 88H60', second, 8),
  waves: (main, second) =>
    shape('M18 46L50 14L82 46Z', second) +
    stroke('M10 62C22 52 34 72 46 62S70 52 90 62', main) +
    stroke('M10 82C22 72 34 92 46 82S70 72 90 82', main),
  sun: (main, second) =>
    shape('M14 70A36 36 0 0 1 86 70Z', second) + stroke('M6 84H94M50 10V22M16 24L24 33M84 24L76 33', main, 8),
  peaks: (main, second) => shape('M4 86L36 26L56 62L68 44L96 86Z', main) + shape('M36 26L47 46L36 56L25 46Z', second),
  acacia: (main, second) =>
    shape('M6 42C14 18 86 18 94 42C70 48 30 48 6 42Z', second) + stroke('M50 92V66L30 44M50 66L70 44', main, 8),
  blocks: (main, second) => shape('M12 92V44H38V92ZM62 92V30H88V92Z', main) + shape('M40 92V12H60V92Z', second),
  arch: (main, second) =>
    shape('M14 94V50A36 36 0 0 1 86 50V94H66V52A16 16 0 0 0 34 52V94Z', main) + dot(50, 12, 9, second),
  diamond: (main, second) => shape('M50 4L96 50L50 96L4 50Z', main) + shape('M50 28L72 50L50 72L28 50Z', second),
  horn: (main, second) => stroke('M16 14C14 58 34 86 50 86S86 58 84 14', main, 11) + dot(50, 44, 15, second),
  leaf: (main, second) => shape('M12 88C8 36 40 10 90 10C92 62 62 92 12 88Z', main) + stroke('M22 78L66 34', second, 7),
  weave: (main, second) => stroke('M14 30H86M14 50H86M14 70H86', main, 11) + stroke('M32 12V88M68 12V88', second, 11),
  crane: (main, second) => shape('M10 90H90V78H10Z', main) + shape('M20 74L50 20L80 74H62L50 50L38 74Z', second),
  hands: (main, second) => stroke('M12 60L40 88L88 30', main, 12) + dot(34, 26, 15, second),
  river: (main, second) => dot(50, 50, 46, main) + stroke('M24 18C60 30 30 50 56 58S74 78 70 90', second, 11),
  shield: (main, second) =>
    shape('M50 4C64 20 76 30 76 50S64 80 50 96C36 80 24 70 24 50S36 20 50 4Z', main) +
    shape('M50 30L62 50L50 70L38 50Z', second),
  spiral: (main, second) =>
    stroke('M50 50A8 8 0 0 1 66 50A20 20 0 0 1 26 50A30 30 0 0 1 86 50', main, 9) +
    dot(50, 50, 8, second) +
    stroke('M86 50V86H20', main, 9),
  stairs: (main, second) => shape('M8 92V72H30V52H52V32H74V12H94V92Z', main) + dot(28, 28, 15, second),
  gate: (main, second) =>
    stroke('M14 94V22M86 94V22', main, 12) + stroke('M14 40C34 20 66 20 86 40M38 94V56M62 94V56', second, 9),
  star: (main, second) => shape('M50 4L62 38L96 50L62 62L50 96L38 62L4 50L38 38Z', main) + dot(50, 50, 11, second),
} satisfies Record<string, CompanyMark>;

export type CompanyMarkName = keyof typeof COMPANY_MARKS;
