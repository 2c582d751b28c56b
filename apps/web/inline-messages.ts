import { type Messages, readAllMessages } from '@africanscity/messages/catalog';
import { compileMessages } from '@africanscity/messages/compile';
import type { Language } from '@africanscity/messages/languages';

export const prefix = '@africanscity/messages/';

/** The source of messages of a domain. */
export const messageSource = /^@africanscity\/messages\/(?!(?:languages?|formats)$)(\w+)$/;

/** Prefix of the modules of single messages: `\0message/<domain>/<key>?<importer>`. */
export const virtual = '\0message/';

/** A node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Use {
  node: Node;
  parent?: Node;
  grandparent?: Node;
}

/**
 * Replaces `import * as texts` and each `texts.key` in a module by the message. Throws if a message is missing, or if the
 * namespace is used otherwise.
 */
export function inlineMessages(code: string, program: object, language: Language, id: string): string {
  const edits: Edit[] = [];
  const imported = new Map<string, { domain: string; messages: Messages }>();
  for (const { node } of walk(program as Node)) {
    const domain =
      node.type === 'ImportDeclaration' && messageSource.exec((node.source as { value: string }).value)?.[1];
    if (!domain) continue;
    const [specifier] = node.specifiers as (Node & { local: { name: string } })[];
    if (specifier?.type !== 'ImportNamespaceSpecifier') throw new Error(`Messages need import * as texts: ${id}`);
    imported.set(specifier.local.name, { domain, messages: readAllMessages(language, domain) });
    edits.push({ start: node.start, end: node.end, text: '' });
  }
  const needed = new Map<string, string>();
  for (const { node, parent, grandparent } of usesOf(program as Node, imported)) {
    const { domain, messages } = imported.get(node.name as string)!;
    if (parent?.type !== 'MemberExpression' || parent.computed) throw new Error(`Messages are called by key: ${id}`);
    const key = (parent.property as { name: string }).name;
    const message = messages[key];
    if (message === undefined) throw new Error(`${domain}.json has no message ${key}, which ${id} shows.`);
    const source = compileMessages(language, { [key]: message }).functions.get(key) ?? '';
    const isCall = grandparent?.type === 'CallExpression' && grandparent.callee === parent;
    const inlined = isCall && inlineCall(source, grandparent);
    if (inlined) edits.push(...inlined);
    else {
      const local = `${node.name as string}$${key}`;
      // A copy for each importer, so that no chunk is loaded for a message alone.
      needed.set(local, `${virtual}${domain}/${key}?${id}`);
      edits.push({ start: parent.start, end: parent.end, text: local });
    }
  }
  const result = edits
    .sort((a, b) => b.start - a.start)
    .reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), code);
  return [...[...needed].map(([local, from]) => `import ${local} from ${JSON.stringify(from)};`), result].join('\n');
}

/** The uses of imported namespaces, without names of properties that are spelled alike. */
function* usesOf(program: Node, imported: ReadonlyMap<string, unknown>): Generator<Use> {
  for (const use of walk(program)) {
    const { node, parent } = use;
    if (node.type !== 'Identifier' || !imported.has(node.name as string)) continue;
    if (parent?.type === 'ImportNamespaceSpecifier') continue;
    if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) continue;
    if (parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) continue;
    yield use;
  }
}

/** A function that joins texts and each parameter once: `(d) => "Page " + d.page + " of " + d.pages`. */
const joining = /^\((?:d)?\) => ((?:"(?:[^"\\]|\\.)*"|d\.\w+)(?: \+ (?:"(?:[^"\\]|\\.)*"|d\.\w+))*)$/;

/** Edits that write a message around the values of its call; undefined if it needs its function. */
function inlineCall(source: string, call: Node): Edit[] | undefined {
  const joined = joining.exec(source)?.[1];
  if (!joined) return undefined;
  const properties = propertiesOf(call);
  const pieces = joined.split(/d\.(\w+)(?=$| \+ )/);
  const names = pieces.filter((_, at) => at % 2 === 1);
  if (properties?.map(({ name }) => name).join() !== names.join()) return undefined;
  const ends = [...properties.map(({ value }) => value.start), call.end];
  const starts = [call.start, ...properties.map(({ value }) => value.end)];
  return ends.map((end, at) => ({
    start: starts[at]!,
    end,
    text: `${at === 0 ? '`' : '}'}${templateOf(pieces[at * 2]!)}${at === names.length ? '`' : '${'}`,
  }));
}

/** The text of a piece such as `" of " + `, as it is written in a template. */
function templateOf(piece: string): string {
  const written = /"(?:[^"\\]|\\.)*"/.exec(piece)?.[0];
  return written ? (JSON.parse(written) as string).replaceAll(/[`\\]|\$\{/g, '\\$&') : '';
}

/** Names and values of the object that a call takes, in order; undefined if it is no plain object. */
function propertiesOf({ arguments: given }: Node): { name: string; value: Node }[] | undefined {
  const [object] = given as Node[];
  if (!object) return [];
  if (object.type !== 'ObjectExpression') return undefined;
  const properties = object.properties as (Node & { key: { name: string }; value: Node })[];
  if (properties.some(({ type, computed }) => type !== 'Property' || computed)) return undefined;
  return properties.map(({ key, value }) => ({ name: key.name, value }));
}

/** All nodes below a node, each with the two above it. */
function* walk(node: Node, parent?: Node, grandparent?: Node): Generator<Use> {
  yield { node, parent, grandparent };
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield* walk(child, node, parent);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
