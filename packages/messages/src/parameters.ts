import { parse, type Token } from '@messageformat/parser';

/** Returns the TypeScript type of each parameter of a message, by name. */
export function parametersOf(message: string): Map<string, string> {
  const found = new Map<string, string>();
  collect(parse(message), found);
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}

/** Returns the type of a message's parameters: `{ count: number; place: string }`; undefined if it has none. */
export function parametersType(message: string): string | undefined {
  const parameters = parametersOf(message);
  if (parameters.size === 0) return undefined;
  return `{ ${[...parameters].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

function collect(tokens: Token[], found: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const type = typeOf(token);
    // A number that is shown and decides a plural is a number.
    if (!found.has(token.arg) || type !== 'string') found.set(token.arg, type);
    if ('cases' in token) for (const { tokens: inside } of token.cases) collect(inside, found);
  }
}

function typeOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): string {
  if (token.type === 'argument') return 'string';
  if (token.type === 'select') return token.cases.map(({ key }) => `'${key}'`).join(' | ');
  if (token.type === 'function' && /^(date|time)$/.test(token.key)) return 'Date | number';
  return 'number';
}
