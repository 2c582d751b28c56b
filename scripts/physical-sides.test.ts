import { describe, expect, it } from 'vitest';
import { sidesInCodeOf, sidesInStyles } from './physical-sides.ts';

const inRule = (declaration: string) => sidesInStyles(`.part {\n  ${declaration}\n}\n`);

describe('sidesInStyles', () => {
  it.each([
    'left: 0;',
    'margin-right: auto;',
    'border-left-width: 2px;',
    'border-top-left-radius: 4px;',
    'text-align: right;',
    'float: left;',
    'padding: 4px 10px 4px 14px;',
    'inset: 0 0 0 auto;',
    'border-radius: 0 4px 4px 0;',
    'transform: translateX(2rem);',
    'translate: -50% 0;',
    'box-shadow: -1px 0 var(--line);',
    'background: linear-gradient(90deg, #000, transparent);',
  ])('finds the side of %s', (declaration) => {
    expect(inRule(declaration)).toEqual([{ line: 2, found: declaration }]);
  });

  it.each([
    'inset-inline-start: 0;',
    'margin-inline: auto 0;',
    'text-align: start;',
    'padding: 4px 10px calc(4px + env(safe-area-inset-bottom));',
    'border-radius: 18px 18px 0 0;',
    'translate: 0 100%;',
    'box-shadow: 0 -4px 16px rgb(10 15 20 / 10%);',
    'background: linear-gradient(180deg, #000, transparent);',
  ])('finds no side in %s', (declaration) => {
    expect(inRule(declaration)).toEqual([]);
  });

  it('reads values of several lines', () => {
    expect(inRule('box-shadow:\n    0 1px #000,\n    2px 0 #000;')).toHaveLength(1);
  });

  it('allows a side with a reason, in one line or a whole file', () => {
    expect(inRule('/* physical: a place on the map */\n  left: 0;')).toEqual([]);
    expect(sidesInStyles('/* physical: a map */\n.part {\n  left: 0;\n}\n')).toEqual([]);
    expect(inRule('/* physical: */\n  left: 0;')).toHaveLength(1);
  });

  it('allows a shift that is mirrored', () => {
    expect(inRule('transform: translateX(calc(var(--forward, 1) * 2rem));')).toEqual([]);
  });
});

describe('sidesInCodeOf', () => {
  it.each([
    '<Group ml="auto" />',
    '<p style={{ marginLeft: 4 }} />',
    '<p style={{ left: 4 }} />',
    "const style = { textAlign: 'left' };",
    'row.scrollLeft = 40;',
    "if (event.key === 'ArrowLeft') move(-1);",
  ])('finds the side of %s', (line) => {
    expect(sidesInCodeOf(`\n${line}\n`)).toEqual([{ line: 2, found: line }]);
  });

  it.each([
    '<Group ms="auto" />',
    '<Menu position="bottom-end" />',
    '// Beyond what is left: nothing.',
    '<IconArrowLeft />',
  ])('finds no side in %s', (line) => {
    expect(sidesInCodeOf(line)).toEqual([]);
  });

  it('allows a side with a reason', () => {
    expect(sidesInCodeOf('// physical: the pin moves on the map\nconst by = { ArrowLeft: -1 };')).toEqual([]);
  });
});
