import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { projectFiles, root } from './project-files.ts';

const files = projectFiles();
const folders = new Set(files.flatMap((file) => foldersAbove(file)));
/** Texts that the site shows. Their links lead to pages, which a test checks. */
const shownTexts = /\/company-pages\/standard\//;
const documents = new Map(
  files.filter((file) => extname(file) === '.md' && !shownTexts.test(file)).map((file) => [file, read(file)]),
);
const named = new Set(files.map((file) => basename(file)));

/** Kinds of files that a document can only mean ours by. */
const kinds = /\.(ts|tsx|mjs|cjs|sql|prisma|css|md|json|yml)$/;
const roots = /^(apps|packages|prisma|docs|scripts|\.github)\//;
/** Folders and files that builds and runs make; no repository has them. */
const made = /(^|\/)(generated|dist|node_modules)(\/|$)|^\.(data|reports|env)\b/;

/** Names of code: more than one word in one, or with an underscore. */
const name = /^(?:[a-z]+(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,}|[a-z0-9]+(?:_[a-z0-9]+)+|[A-Z0-9]+(?:_[A-Z0-9]+)+)$/;
/** Names of other programs, and of triggers that a loop in SQL makes, which a test of the database looks for. */
const elsewhere = /^(pg_dump|pg_restore|properties_shown_[a-z]+)$/;

/** Variables before a command. */
const variables = /^(?:[A-Z_]+=(?:<[^>]*>|\S+) +)+/;
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

main();

/**
 * Checks that what documents link to and name in `code` is there: files, headings, names of code and columns; and that their
 * commands run where there is only npm, with any Node that can begin.
 */
function main(): void {
  const code = new Set(
    files
      .filter((file) => /\.(ts|tsx|mjs|cjs|sql|prisma|css|json|yml)$|Dockerfile$/.test(file))
      .flatMap((file) => read(file).match(/[A-Za-z0-9_]+/g) ?? []),
  );
  const faults: string[] = [];
  for (const [file, text] of documents) {
    for (const command of commandsOf(text)) {
      const fault = faultOf(command);
      if (fault) faults.push(`${file}: ${command.trim()}: ${fault}`);
    }
    const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
    for (const [, link, picture] of prose.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)) checkLink(file, link ?? picture!);
    for (const [, words] of prose.matchAll(/`([^`\n]+)`/g)) {
      for (const word of words!.replaceAll(/<[^>]*>/g, '*').split(/\s+/)) {
        if (isPath(word) && !isThere(file, word)) faults.push(`${file}: no file ${word}`);
      }
      const identifier = words!.replace(/\(.*\)$/, '');
      if (name.test(identifier) && !code.has(identifier) && !elsewhere.test(identifier))
        faults.push(`${file}: no code has the name ${identifier}`);
    }
  }
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} references to nothing in ${documents.size} documents`);
  process.exitCode = faults.length ? 1 : 0;

  function checkLink(file: string, link: string): void {
    if (/^[a-z]+:/.test(link)) return;
    const [path = '', heading] = link.split('#');
    const target = path ? normalize(join(dirname(file), path)).replace(/\/$/, '') : file;
    if (!files.includes(target) && !folders.has(target)) faults.push(`${file}: no file for the link ${link}`);
    else if (heading && !headingsOf(target).includes(heading)) faults.push(`${file}: no heading for the link ${link}`);
  }
}

/** Everything that is written as code, a line each. */
function commandsOf(text: string): string[] {
  const lines = text.replaceAll(/ *\\\n */g, ' ');
  const blocks = [...lines.matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.split('\n'));
  const indented = [...lines.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line]) => line!);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
  return [...blocks, ...indented, ...inline].map((line) => line.trim().replace(variables, ''));
}

/** Why a command may not work for a newcomer; null when it does. */
function faultOf(command: string): string | null {
  if (/^node \S*\.(ts|tsx|mjs)\b/.test(command)) return 'the Node of a machine may be too old: `npx pnpm exec node …`';
  if (/^pnpm \S/.test(command)) return 'not everybody has pnpm: `npx pnpm …`';
  const [, asked] = /^npx pnpm (\S+)/.exec(command) ?? [];
  if (!asked || asked === '…' || asked in scripts || ['exec', 'install', '--filter'].includes(asked)) return null;
  return `package.json has no ${asked}`;
}

function isPath(word: string): boolean {
  return (
    /^[^/.]|^\.\w+\//.test(word) && !word.includes('://') && !made.test(word) && (kinds.test(word) || roots.test(word))
  );
}

/** Beside the document, from the root, or below any folder, as READMEs name what lies around them; `*` stands for any. */
function isThere(document: string, word: string): boolean {
  const path = word.replace(/\/$/, '').replace(/^\.\//, '');
  if (path.includes('/') || path.includes('*')) {
    const beside = normalize(join(dirname(document), path));
    const pattern = new RegExp(`(^|/)${path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\*+/g, '[^/]+')}$`);
    return [...files, ...folders].some((file) => file === beside || pattern.test(file));
  }
  return named.has(path);
}

/** As GitHub makes them of headings. */
function headingsOf(file: string): string[] {
  return [...(documents.get(file) ?? '').matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
