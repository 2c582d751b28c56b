import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const web = join(import.meta.dirname, '../apps/web');

/** Names and widths in em of the breakpoints in apps/web/postcss.config.cjs. */
function readBreakpoints(): Map<string, number> {
  const { plugins } = createRequire(import.meta.url)(join(web, 'postcss.config.cjs')) as {
    plugins: { 'postcss-simple-vars': { variables: Record<string, string> } };
  };
  const named = Object.entries(plugins['postcss-simple-vars'].variables).map(
    ([name, width]) => [name.replace('mantine-breakpoint-', ''), Number.parseFloat(width)] as const,
  );
  return new Map(named);
}

/** Faults of a source text, each with its line. What is below a breakpoint ends 0.01em before it. */
function faultsOf(text: string, breakpoints: Map<string, number>): string[] {
  const widths = [...breakpoints.values()];
  const least = new Set(widths.map((width) => `${width}em`));
  const most = new Set(widths.map((width) => `${(width - 0.01).toFixed(2)}em`));
  const faults: string[] = [];
  const complain = (index: number, what: string) => faults.push(`${text.slice(0, index).split('\n').length}: ${what}`);
  for (const { index, condition } of mediaConditionsIn(text)) {
    for (const [found, edge, written] of condition.matchAll(/(min|max)-width:\s*([^)\s]+)/g)) {
      if (!(edge === 'min' ? least : most).has(written ?? '')) complain(index, found);
    }
    for (const [found, sign, written] of condition.matchAll(/width\s*([<>]=?|=)\s*([^)\s]+)/g)) {
      if (!(sign === '>=' || sign === '<' ? least : most).has(written ?? '')) complain(index, found);
    }
    for (const [found] of condition.matchAll(/[\d.]+\w+\s*[<>]=?\s*width/g)) complain(index, found);
  }
  for (const { index, 0: found, 1: name } of text.matchAll(/\b(?:visibleFrom|hiddenFrom)=\{?["']([^"']*)["']/g)) {
    if (!breakpoints.has(name ?? '')) complain(index, found);
  }
  return faults;
}

/** Of rules of a style sheet, of scripts that ask the window, and of what chooses pictures. */
function* mediaConditionsIn(text: string): Generator<{ index: number; condition: string }> {
  for (const { index, 1: condition } of text.matchAll(/@media([^{]+)\{/g)) yield { index, condition: condition ?? '' };
  for (const { index, 0: condition } of text.matchAll(/["'`(][^"'`\n]*\((?:min-|max-)?width\s*[:<>=][^"'`\n]*["'`]/g)) {
    yield { index, condition };
  }
}

const breakpoints = readBreakpoints();
const files = globSync('{src,scripts}/**/*.{css,ts,tsx}', { cwd: web }).map((file) => join(web, file));
if (files.length < 100) throw new Error(`Only ${files.length} files were looked at.`);
let found = 0;
for (const file of files) {
  for (const fault of faultsOf(readFileSync(file, 'utf8'), breakpoints)) {
    found += 1;
    console.error(`${relative(process.cwd(), file)}:${fault}`);
  }
}
const list = [...breakpoints].map(([name, width]) => `${name} ${width}em`).join(', ');
console.log(`${found} widths beside the breakpoints (${list}) in ${files.length} files`);
process.exitCode = found ? 1 : 0;
