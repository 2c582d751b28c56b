export interface SideFault {
  line: number;
  found: string;
}

/** A comment with this word and a reason, before a line or at the top of a file, allows a side of the screen. */
const exception = /^\s*(?:\/\*|\/\/|\{\/\*)\s*physical: \w/;

const sideProperties =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;

const sidesInCode = [
  /\b(?:ml|mr|pl|pr)=[{"]/,
  /\b(?:margin|padding|border)(?:Left|Right)\w*["']?\s*:/,
  /\btextAlign: ["'](?:left|right)["']|\bta="(?:left|right)"/,
  /\bstyle=\{\{[^}]*\b(?:left|right):/,
  /\.scrollLeft\b|\{[^}]*\bscrollLeft\b[^}]*\} =/,
  /\bArrow(?:Left|Right)\b/,
];

/** Sides of the screen in a style sheet, which would be the wrong ones in Arabic. A shift that is multiplied by `--forward` is mirrored. */
export function sidesInStyles(text: string): SideFault[] {
  const lines = text.split('\n');
  if (exception.test(lines[0] ?? '')) return [];
  const faults: SideFault[] = [];
  for (const [at, line] of lines.entries()) {
    const [, property, begin] = /^\s*([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (property && begin !== undefined && !line.trimEnd().endsWith('{')) {
      const value = begin + lines.slice(at + 1, begin.endsWith(';') ? at : endOf(lines, at) + 1).join(' ');
      if (hasSide(property, value.replace(/;\s*$/, '')) && !exception.test(lines[at - 1] ?? ''))
        faults.push({ line: at + 1, found: line.trim() });
    }
  }
  return faults;
}

/** Sides of the screen in a component: styles, margins of Mantine, positions of scrolled rows, and keys with arrows. */
export function sidesInCodeOf(text: string): SideFault[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    !/^\s*(?:\/?\*|\/\/)/.test(line) &&
    sidesInCode.some((side) => side.test(line)) &&
    !exception.test(lines[at - 1] ?? '')
      ? { line: at + 1, found: line.trim() }
      : [],
  );
}

function endOf(lines: string[], from: number): number {
  const after = lines.findIndex((line, at) => at > from && line.trimEnd().endsWith(';'));
  return after < 0 ? from : after;
}

function hasSide(property: string, value: string): boolean {
  if (sideProperties.test(property)) return true;
  if (/^(?:text-align|float|clear|transform-origin|justify-\w+)$/.test(property))
    return /\b(?:left|right)\b/.test(value);
  if (value.includes('var(--forward, 1)')) return false;
  const [first = '', second = first, third = first, fourth = second] = partsOf(value);
  if (property === 'border-radius') return first !== second || third !== fourth;
  if (/^(?:margin|padding|inset|border-(?:width|style|color))$/.test(property)) return second !== fourth;
  if (property === 'translate') return !isZero(first) && first !== 'none';
  if (property === 'box-shadow') return shadowsOf(value).some((offset) => !isZero(offset));
  return /\btranslate(?:X|3d)?\((?!0[,)])|\bto (?:left|right)\b|gradient\(\s*-?(?:90|270)deg/.test(value);
}

/** The parts of a value between separators, but for those within brackets. */
function partsOf(value: string, separator = ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value.replaceAll(/\s+/g, ' ').trim()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Horizontal offsets of shadows, in lengths as they are written. */
function shadowsOf(value: string): string[] {
  return partsOf(value, ',').flatMap((shadow) => partsOf(shadow).find((part) => /^-?[\d.]/.test(part)) ?? []);
}

const isZero = (length: string) => /^0(?:\D|$)/.test(length) && !length.startsWith('0.');
