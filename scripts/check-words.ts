import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { avoidedNames, avoidedWords } from './avoided-words.ts';
import { projectFiles, root } from './project-files.ts';

/** Folders and files whose words are held. */
const held: RegExp[] = [
  /^scripts\//,
  /^apps\/web\/(?:scripts|src\/(?!pages\/))/,
  /^apps\/api\/(?:src|test)\//,
  /^packages\/contracts\/src\/(?!listings\/)/,
  /^prisma\//,
  /^\.github\//,
  /^docs\/(?!screens\.md$)/,
];

interface Fault {
  line: number;
  found: string;
  fix: string;
}

main();

/** Checks the words of comments, test titles and documents, the sentences of screens, and names. Prints each fault with its fix. */
function main(): void {
  const files = projectFiles()
    .filter((file) => /\.(ts|tsx|md)$/.test(file))
    .filter((file) => process.argv.includes('--all') || held.some((folder) => folder.test(file)))
    .filter((file) => !/(^|\/)(generated|migrations|company-pages\/standard)\/|avoided-words/.test(file));
  let count = 0;
  for (const file of files) {
    for (const { line, found, fix } of faultsOf(file, readFileSync(join(root, file), 'utf8'))) {
      count += 1;
      console.error(`${file}:${line}: ${found} (${fix})`);
    }
  }
  console.log(`${count} words to replace in ${files.length} files`);
  process.exitCode = count ? 1 : 0;
}

function faultsOf(file: string, text: string): Fault[] {
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  const faults: Fault[] = [];
  for (const { index, prose } of proseIn(file, text)) {
    for (const [pattern, instead] of avoidedWords)
      for (const match of prose.matchAll(pattern))
        faults.push({ line: lineOf(index + match.index), found: match[0], fix: `write ${instead}` });
    const noun = /^(?:What|Who|Whoever)\b(?![^.]*\?)[^.]*/.exec(prose);
    if (noun) faults.push({ line: lineOf(index), found: noun[0].slice(0, 60), fix: 'begin with a noun' });
  }
  if (file.endsWith('.md')) return faults;
  for (const [pattern, instead] of avoidedNames) {
    if (pattern.test(basename(file))) faults.push({ line: 0, found: basename(file), fix: `name it ${instead}` });
    // A name is declared once and used often: its declaration is enough.
    for (const [declared, name = ''] of text.matchAll(/\b(?:const|let|function|class|interface|type)\s+(\w+)/g))
      if (pattern.test(name))
        faults.push({ line: lineOf(text.indexOf(declared)), found: name, fix: `name it ${instead}` });
  }
  return faults;
}

/** The texts that people read: each paragraph of a document; each comment, test title and sentence of a screen. */
function* proseIn(file: string, text: string): Generator<{ index: number; prose: string }> {
  if (file.endsWith('.md')) {
    const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
    const words = text.replaceAll(/^```[\s\S]*?^```/gm, blank).replaceAll(/`[^`\n]+`/g, blank);
    for (const { index, 0: prose } of words.matchAll(/[^\n]+/g)) yield { index, prose };
    return;
  }
  for (const { index, 0: comment, 1: prose = '' } of text.matchAll(
    /(?:\/\*\*?|(?<=^\s*)\/\/)\s?([^]*?)(?:\*\/|\n(?!\s*\/\/))/gm,
  ))
    yield { index: index + comment.indexOf(prose), prose };
  for (const { index, 0: call, 1: prose = '' } of text.matchAll(
    /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`](.*?)['"`],/g,
  ))
    yield { index: index + call.indexOf(prose), prose };
  if (/\.test\.tsx?$/.test(file)) return;
  for (const { index, 0: quoted, 1: inText = '', 2: inTag = '' } of text.matchAll(
    /['"`]([A-Z][^'"`\n]* [^'"`\n]*)['"`]|>\s*([A-Z][^<>{}\n]* [^<>{}\n]*)</g,
  ))
    yield { index: index + quoted.indexOf(inText || inTag), prose: inText || inTag };
}
