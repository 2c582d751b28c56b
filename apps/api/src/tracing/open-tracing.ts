import { SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { FastifyInstance } from 'fastify';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';

export interface Tracing {
  /** Makes a span of each request. `trustProxy` has the addresses whose traces go on in ours. */
  watch(app: FastifyInstance, trustProxy: string[]): void;
  /** Runs work as a trace of its own. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Sends spans of requests, statements and jobs to where the standard variables of OpenTelemetry say (`OTEL_…`). `env` is the
 * environment of the process, which its library reads by itself.
 */
export function openTracing(env: NodeJS.ProcessEnv, serviceName: string): Tracing {
  // Metrics are for Prometheus, and the log is on standard output.
  env.OTEL_METRICS_EXPORTER ||= 'none';
  env.OTEL_LOGS_EXPORTER ||= 'none';
  env.OTEL_SERVICE_NAME ||= serviceName;
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  const tracer = trace.getTracer('marketplace');
  const forgetStatements = traceStatements(tracer);
  return {
    watch: (app, trustProxy) => traceRequests(app, tracer, trustProxy),
    run: (name, work) => runInSpan(tracer, name, work),
    async close() {
      forgetStatements();
      // A collector that is away must not delay the end.
      await sdk.shutdown().catch(() => {});
    },
  };
}

async function runInSpan<Result>(tracer: Tracer, name: string, work: () => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, { root: true }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
