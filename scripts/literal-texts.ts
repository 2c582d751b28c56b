interface Node {
  type: string;
  start: number;
  [name: string]: unknown;
}

export interface TextFault {
  kind: 'literal' | 'early';
  start: number;
  message: string;
}

/** Attributes and properties whose values people read. */
const readable =
  /^(label|title|placeholder|aria-label|ariaLabel|alt|description|message|lead|heading|text|caption|hint|success|confirm|help|sharedTitle|submitLabel|what)$/;

/** Names of products and streets, which no language translates. */
const names = new Set(['Samsung Internet', 'Kyero XML', 'Samora Machel Avenue', 'Harare, Zimbabwe']);

/** Keys of keyboards, which are named alike in all languages. */
const keys = new Set(['Ctrl']);

/** A list of fonts in CSS, or a font of a drawing. */
const fonts = /, sans-serif$|^(?:DejaVu|Noto) Sans/;

const word = /\p{L}{2}/u;
/** Codes: of countries, of errors, or methods of HTTP. */
const codes = /^(?:[A-Z]{2} ?)+$|^[A-Z0-9_]+(?:,? [A-Z0-9_]+)*$/;
/** Values of headers that name a scheme of HTTP. */
const schemes = /^Basic (?:realm=|$)/;
/** At least two words, the first with a capital. */
const sentence = /^\P{L}*\p{Lu}[^/{}<>=]*\s\p{L}/u;
/** Properties with the text of a refusal. */
const refusal = /^(?:defaultMessage|message|error)$/;
/** Two words, or one that a space parts from its neighbours. */
const apart = /\p{L}{2,} \p{L}|^ ?\p{Ll}{2,} $|^ \p{Ll}{2,}$/u;
/** Words between the values of a template. */
const words = /\p{L}{2,} \p{L}{2,}|^\s?\p{Lu}\p{L}+ |\s\p{Ll}{2,}$/u;

const inFunction = /Function|MethodDefinition/;

/** Finds texts in a module that belong into message files, and messages that are called before a request is known. */
export function faultsIn(program: object, file: string): TextFault[] {
  const faults: TextFault[] = [];
  const messages = new Set<string>();
  const formats = new Set<string>();
  visit(program as Node, [], false);
  return faults;

  function visit(node: Node, above: Node[], isLate: boolean): void {
    if (isForDevelopers(node, file)) return;
    if (node.type === 'ImportDeclaration') {
      const { source, specifiers } = node as unknown as {
        source: { value: string };
        specifiers: { local: { name: string } }[];
      };
      const used = source.value === '@africanscity/messages/formats' ? formats : messages;
      if (source.value.startsWith('@africanscity/messages/')) for (const { local } of specifiers) used.add(local.name);
      return;
    }
    const text = textOf(node);
    if (text !== undefined && isRead(node, text, above, file))
      faults.push({
        kind: 'literal',
        start: node.start,
        message: `the text '${text.trim()}' belongs into a message file`,
      });
    if (!isLate && isMessageCall(node, messages))
      faults.push({ kind: 'early', start: node.start, message: 'a message is called before its request is known' });
    if (!isLate && isCallOf(node, formats))
      faults.push({ kind: 'early', start: node.start, message: 'a format is called before its request is known' });
    const late = isLate || inFunction.test(node.type);
    for (const [name, value] of Object.entries(node))
      if (name !== 'type' && name !== 'key')
        for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
          if (isNode(child)) visit(child, [node, ...above], late);
  }
}

/** Types, errors that only developers see, and the documentation of the API. */
function isForDevelopers(node: Node, file: string): boolean {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression')
    return true;
  if (file.startsWith('packages/contracts/') && /^(summary|description)$/.test(nameOf(node.key ?? {}))) return true;
  const { callee } = node as { callee?: { name?: string; property?: { name: string } } };
  if (/^(describe|meta)$/.test(callee?.property?.name ?? '')) return true;
  if (node.type === 'CallExpression' && isForMachines(callee as Node)) return true;
  return node.type === 'NewExpression' && /^(Error|TypeError|RangeError|RegExp)$/.test(callee?.name ?? '');
}

/** Calls whose texts are lines of a log, subjects of the audit log, names of locks, or signed. */
function isForMachines({ object, property, name }: Node): boolean {
  const { name: holder = '', property: held } = (object ?? {}) as { name?: string; property?: { name?: string } };
  const isLog = /^(?:log|console)$/.test(held?.name ?? holder);
  return (
    isLog ||
    /^(?:lockText|sign|isSigned|recordAct)$/.test(String(name ?? (property as { name?: string } | undefined)?.name))
  );
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node.value as string;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return undefined;
}

function isRead(node: Node, text: string, above: Node[], file: string): boolean {
  if (!word.test(text) || names.has(text) || fonts.test(text) || codes.test(text) || schemes.test(text)) return false;
  if (node.type === 'JSXText') return true;
  const tagged = above.some(({ type }) => type === 'TaggedTemplateExpression');
  if (tagged) return false;
  if (isLabelOfPair(node, text, above) && file.endsWith('.tsx')) return true;
  const holder = above.find(({ type }) => /^(JSXAttribute|Property|JSXElement|JSXFragment|CallExpression)$/.test(type));
  if (holder && file.endsWith('.tsx')) {
    const isChild = holder.type === 'JSXElement' || holder.type === 'JSXFragment';
    if (isChild && !isCompared(above)) return true;
    if (holder.type === 'JSXAttribute' && readable.test(nameOf(holder.name)) && !isCompared(above)) return true;
    if (holder.type === 'Property' && readable.test(nameOf(holder.key)) && /\s|^\p{Lu}/u.test(text)) return true;
  }
  if (apart.test(text) && (isRefusal(holder, file) || isChosenInTemplate(above))) return true;
  return node.type === 'TemplateElement' ? words.test(text) && !/[=;/(]|^\w+ \w+$/.test(text) : sentence.test(text);
}

/** Whether the text is a word with a capital that leads a pair in a list: `[['Name', name], …]`. */
function isLabelOfPair(node: Node, text: string, [pair, list]: Node[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text) || keys.has(text)) return false;
  const elements = pair?.type === 'ArrayExpression' ? (pair.elements as Node[]) : [];
  return elements.length === 2 && elements[0] === node && list?.type === 'ArrayExpression';
}

/** Whether the text says what is wrong with an input: in an object of a refusal, or beside a schema. */
function isRefusal(holder: Node | undefined, file: string): boolean {
  if (holder?.type === 'Property') return refusal.test(nameOf(holder.key));
  return holder?.type === 'CallExpression' && file.startsWith('packages/contracts/') && isOfSchema(holder);
}

/** Whether a call checks values: `z.enum(…)`, `….refine(…)`. */
function isOfSchema({ callee }: Node): boolean {
  const { object, property } = callee as { object?: { name?: string }; property?: { name?: string } };
  return object?.name === 'z' || /^(?:refine|min|max|regex|length)$/.test(property?.name ?? '');
}

/** Whether the text is one of two that a template contains: `${more ? 'more than ' : ''}${count}`. */
function isChosenInTemplate([parent, outer]: Node[]): boolean {
  return parent?.type === 'ConditionalExpression' && outer?.type === 'TemplateLiteral';
}

/** Whether the text is compared with a value: `state === 'open'`. */
const isCompared = ([parent]: Node[]) => parent?.type === 'BinaryExpression' || parent?.type === 'MemberExpression';

function nameOf(name: unknown): string {
  const { name: written, value } = name as { name?: unknown; value?: unknown };
  return typeof written === 'string' ? written : typeof value === 'string' ? value : '';
}

function isMessageCall(node: Node, messages: ReadonlySet<string>): boolean {
  const { callee } = node as { callee?: { type: string; object?: { name?: string } } };
  return (
    node.type === 'CallExpression' && callee?.type === 'MemberExpression' && messages.has(callee.object?.name ?? '')
  );
}

function isCallOf(node: Node, functions: ReadonlySet<string>): boolean {
  const { callee } = node as { callee?: { name?: string } };
  return node.type === 'CallExpression' && functions.has(callee?.name ?? '');
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
