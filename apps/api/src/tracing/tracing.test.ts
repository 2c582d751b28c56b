import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RealServer, startRealServer } from '../../test/real-server.ts';
import { isTraced } from './is-traced.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const spans: Span[] = [];
const paths = new Set<string>();
const services = new Set<string>();
const environments = new Set<unknown>();
let collector: Server;
let server: RealServer;

/** Starts Node with a hook that prints each module of OpenTelemetry that is loaded. */
const hook = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (url.includes('@opentelemetry')) console.error('loaded ' + url);
  return next(url, context);
} });`;
const namingModules: [string, ...string[]] = [
  process.execPath,
  '--import',
  `data:text/javascript,${encodeURIComponent(hook)}`,
];

beforeAll(async () => {
  collector = createServer((request, response) => {
    void receive(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  server = await startRealServer(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
      TRUST_PROXY: '127.0.0.1',
    },
    namingModules,
  );
});
afterAll(async () => {
  await server.close();
  collector.close();
});

async function receive(request: AsyncIterable<Buffer> & { url?: string }): Promise<void> {
  paths.add(request.url ?? '');
  const body = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()) as {
    resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
  };
  for (const { resource, scopeSpans } of body.resourceSpans) {
    services.add(attributeOf(resource, 'service.name') as string);
    environments.add(attributeOf(resource, 'deployment.environment.name'));
    spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  }
}

function attributeOf({ attributes }: Pick<Span, 'attributes'>, name: string): string | number | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}

/** The span of the request with that id, once it has arrived. */
async function spanOf(response: Response): Promise<Span> {
  const id = response.headers.get('x-request-id');
  const find = () => spans.find((span) => attributeOf(span, 'request.id') === id);
  await expect.poll(find).toBeDefined();
  return find()!;
}

describe('traces', () => {
  test('have a span of each request, with its route and status and without its query', async () => {
    const response = await fetch(`${server.url}/api/africanscity/getpropertiesbyid?id=999999`);
    expect(response.status).toBe(404);
    const span = await spanOf(response);
    expect(span).toMatchObject({ name: 'GET /api/africanscity/getpropertiesbyid', kind: 2 });
    expect(attributeOf(span, 'http.response.status_code')).toBe(404);
    expect(attributeOf(span, 'url.path')).toBe('/api/africanscity/getpropertiesbyid');
    expect(JSON.stringify(span)).not.toContain('999999');
    expect(paths).toEqual(new Set(['/v1/traces']));
    expect(services).toEqual(new Set(['africanscity']));
    expect(environments).toEqual(new Set(['trial']));
  });

  test('have the statements of a request within its span, without their values', async () => {
    const response = await fetch(`${server.url}/api/africanscity/getpaginatedproperties?text=secretword&size=5`);
    expect(response.status).toBe(200);
    const request = await spanOf(response);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement).toMatchObject({ traceId: request.traceId, kind: 3 });
      expect(attributeOf(statement, 'db.system.name')).toBe('postgresql');
      expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(statement.startTimeUnixNano));
    }
    expect(JSON.stringify(spans)).not.toContain('secretword');
  });

  test('have the statements of a request with a body, too', async () => {
    const body = new URLSearchParams({
      grant_type: 'password',
      username: 'nobody@example.com',
      password: 'wrong-1234',
    });
    const authorization = `Basic ${Buffer.from('my-trusted-client:secret').toString('base64')}`;
    const response = await fetch(`${server.url}/api/oauth/token`, { method: 'POST', body, headers: { authorization } });
    const request = await spanOf(response);
    expect(request.name).toBe('POST /api/oauth/token');
    expect(spans.some(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true);
    expect(JSON.stringify(spans)).not.toContain('nobody@example.com');
  });

  test('go on from the trace of a trusted proxy', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const response = await fetch(`${server.url}/api/health/live`, { headers: { traceparent } });
    expect(await spanOf(response)).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
  });

  test('have a span of each job, with its statements', async () => {
    // Emails are looked for every few seconds, whether there are any or not.
    const isJob = ({ name, parentSpanId }: Span) => name.startsWith('job ') && !parentSpanId;
    await expect.poll(() => spans.some(isJob)).toBe(true);
  });
});

describe('modules of OpenTelemetry', () => {
  test('are loaded only when the variables ask for traces', async () => {
    expect(server.output()).toMatch(/^loaded .*@opentelemetry/m);
    // Compose passes on empty ones.
    const plain = await startRealServer({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_EXPORTER: '' }, namingModules);
    try {
      expect((await fetch(`${plain.url}/api/africanscity/getpropertytypes`)).status).toBe(200);
      expect(plain.output()).not.toContain('@opentelemetry');
    } finally {
      await plain.close();
    }
  });
});

describe('isTraced', () => {
  test.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'homes' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'console' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
  ])('of %j is %j', (env, traced) => expect(isTraced(env)).toBe(traced));
});
