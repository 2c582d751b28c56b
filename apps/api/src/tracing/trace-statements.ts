import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Statement, statementChannel } from '@africanscity/db/ordered-client';
import { context, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { shapeOf } from '../boot/slow-statements.ts';

const mostShown = 4_000;

/** Makes a span of each statement within a request or a job, without its values. Returns a function that ends that. */
export function traceStatements(tracer: Tracer): () => void {
  const observe = (message: unknown) => {
    if (!trace.getSpan(context.active())?.isRecording()) return;
    const { text, milliseconds } = message as Statement;
    const statement = shapeOf(text);
    const operation = /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'SQL';
    const endTime = Date.now();
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': statement.slice(0, mostShown),
    };
    tracer.startSpan(operation, { kind: SpanKind.CLIENT, startTime: endTime - milliseconds, attributes }).end(endTime);
  };
  subscribe(statementChannel.name, observe);
  return () => void unsubscribe(statementChannel.name, observe);
}
