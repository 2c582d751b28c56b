import { createHash } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { type Statement, statementChannel } from '@africanscity/db/ordered-client';
import { requestScope } from '@africanscity/db/statement-comment';
import type { Logger } from 'pino';

/** A statement that stays slow is one line in this time. */
const quietMs = 60_000;
const mostShapes = 500;
const mostShown = 4_000;

/** Logs statements that took at least so many milliseconds, without their values; 0 logs none. */
export function logSlowStatements(log: Pick<Logger, 'warn'>, thresholdMs: number): void {
  if (thresholdMs === 0) return;
  const known = new Map<string, { quietUntil: number; times: number }>();
  subscribe(statementChannel.name, (message) => {
    const { text, milliseconds } = message as Statement;
    if (milliseconds < thresholdMs) return;
    const statement = shapeOf(text);
    const shape = createHash('sha1').update(statement).digest('hex').slice(0, 12);
    const now = performance.now();
    const { quietUntil, times } = known.get(shape) ?? { quietUntil: 0, times: 0 };
    if (now < quietUntil) return void known.set(shape, { quietUntil, times: times + 1 });
    if (known.size >= mostShapes) known.clear();
    known.set(shape, { quietUntil: now + quietMs, times: 0 });
    // The count includes statements of this shape since its last line.
    const others = times > 0 ? { times: times + 1 } : {};
    log.warn(
      {
        reqId: requestScope.getStore(),
        shape,
        milliseconds: Math.round(milliseconds),
        ...others,
        statement: statement.slice(0, mostShown),
      },
      'a statement was slow',
    );
  });
}

/** Returns the text of a statement with ? for texts and numbers that are written into it. */
export function shapeOf(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
