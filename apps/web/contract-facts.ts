import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@africanscity/contracts/endpoint';
import { parseAst, type Plugin } from 'vite';

const mark = '?facts';

type Facts = Record<string, unknown>;

/**
 * Gives the browser of every operation only what it takes to call it: the address and the names of the
 * fields, in a module of their own, together with the contract's lists and limits. The rules of the
 * fields, and zod with them (22 kB compressed), are then fetched where something is checked by them, and
 * not by every page that asks the API something. In the browser `form` and `query` of an endpoint
 * therefore hold names alone; whoever checks imports the schema.
 */
export function contractFacts(): Plugin {
  return {
    name: 'contract-facts',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: {
      filter: { id: /\?facts$/ },
      handler: async function (id, importer) {
        const contract = await this.resolve(id.slice(0, -mark.length), importer);
        return contract && contract.id + mark;
      },
    },
    load: {
      filter: { id: /\?facts$/ },
      handler: async (id) => {
        const facts = Object.entries(await factsOf(id.slice(0, -mark.length)));
        return facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
    transform: {
      filter: { id: /\/(packages\/contracts|apps\/web)\/src\/.*\.tsx?$/ },
      handler: async function (code, id) {
        const inContract = id.includes('/packages/contracts/');
        const factsFrom = async (source: string) => {
          if (!(inContract ? source.startsWith('./') : source.startsWith('@africanscity/contracts/'))) return {};
          const contract = await this.resolve(source, id);
          return contract ? factsOf(contract.id) : {};
        };
        const split = await withSplitImports(code, factsFrom);
        return inContract ? withFacts(split, await factsOf(id)) : split;
      },
    },
  };
}

/** The endpoints of a contract, and what else in it is data. */
async function factsOf(file: string): Promise<Facts> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const facts: Facts = {};
  for (const [name, value] of Object.entries(module)) {
    if (isEndpoint(value)) facts[name] = callOf(value);
    else if (isData(value)) facts[name] = value;
  }
  return facts;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'responds' in value && 'path' in value;
}

function isData(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return plain && Object.values(value).every(isData);
  }
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}

function callOf({ name, method, path, access, responds, query, form, files }: Endpoint) {
  return { name, method, path, access, responds, query: namesOf(query), form: namesOf(form), files: blanks(files) };
}

function namesOf(fields: Endpoint['query']) {
  return fields && { shape: blanks(fields.shape) };
}

function blanks(fields: object | undefined) {
  return fields && Object.fromEntries(Object.keys(fields).map((name) => [name, 0]));
}

/** Takes facts from where there are only facts, and the rest from the contract itself. */
async function withSplitImports(code: string, factsFrom: (source: string) => Promise<Facts>): Promise<string> {
  const changes: Change[] = [];
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    const source = statement.source.value;
    const facts = await factsFrom(source);
    const taken = { facts: [] as string[], rest: [] as string[] };
    for (const it of statement.specifiers) {
      if (it.type !== 'ImportSpecifier' || it.importKind === 'type' || it.imported.type !== 'Identifier') continue;
      taken[it.imported.name in facts ? 'facts' : 'rest'].push(code.slice(it.start, it.end));
    }
    if (taken.facts.length === 0) continue;
    const text = `import { ${taken.facts.join(', ')} } from '${source}${mark}';`;
    const rest = taken.rest.length ? ` import { ${taken.rest.join(', ')} } from '${source}';` : '';
    changes.push({ start: statement.start, end: statement.end, text: text + rest });
  }
  return changed(code, changes);
}

/** Making a schema changes nothing else, so those that nobody uses are left out. */
function withFacts(code: string, facts: Facts): string {
  const changes: Change[] = [];
  for (const statement of parseAst(code, { lang: 'ts' }).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init || init.type.endsWith('FunctionExpression')) continue;
      const { start, end } = init;
      const text =
        id.name in facts ? JSON.stringify(facts[id.name]) : `/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
      changes.push({ start, end, text });
    }
  }
  return changed(code, changes);
}

interface Change {
  start: number;
  end: number;
  text: string;
}

function changed(code: string, changes: Change[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of changes) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
