import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Registry } from 'prom-client';
import { measureReplicas } from '../src/metrics/replica-numbers.ts';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const docs = join(import.meta.dirname, '../../../docs');
const token = 'a-token-of-the-monitoring';
let t: TestApp;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const metrics = { host: '127.0.0.1', port, token: null };
  t = await createTestApp({ metrics, pageCacheSeconds: 60 }, { web: await builtWeb() });
});
afterAll(() => t.close());

const scrape = async (path = '/metrics') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

/** Returns the value of a metric with exactly these labels. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('metrics', () => {
  test('count requests by route pattern, searches by shape and cached pages, without a value of a request', async () => {
    const owner = await createUser(t.ctx.db, { email: 'canary@example.com' });
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    for (const path of [
      'getpaginatedproperties?page=0&size=5',
      'getpaginatedproperties?page=0&size=5&text=canary+house',
      'getpaginatedproperties?page=0&size=5&city=Harare',
      `getpropertybyid?id=${id}`,
    ])
      await (await t.get(`africanscity/${path}`)).text();
    const searched = await scrape();
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(new URL('/about', t.url))).text();
    const text = await scrape();
    const list = `http_request_duration_seconds_count{method="GET",route="/api/africanscity/getpaginatedproperties",status="200"}`;
    expect(valueOf(text, list)).toBe(3);
    for (const shape of ['none', 'text', 'filters'])
      expect([shape, valueOf(searched, `search_duration_seconds_count{shape="${shape}"}`)]).toEqual([shape, 1]);
    expect(valueOf(text, 'page_cache_requests_total{result="rendered"}')).toBe(1);
    expect(valueOf(text, 'page_cache_requests_total{result="fresh"}')).toBe(2);
    expect(valueOf(text, 'picture_queue_pictures{state="waiting"}')).toBe(0);
    expect(valueOf(text, 'database_pool_connections{pool="primary",state="total"}')).toBeGreaterThan(0);
    expect(text).not.toMatch(/canary|Harare|127\.0\.0\.1/);
    expect(await scrape('/other')).toBe('');
  });

  test('read the database once in 15 seconds, and tell listings, jobs and emails', async () => {
    const fresh = await createTestApp({ metrics: { host: '127.0.0.1', port: null, token } });
    try {
      const read = async (authorization: string) =>
        fetch(new URL('/metrics', fresh.url), { headers: { authorization } });
      for (const wrong of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`])
        expect([wrong, (await read(wrong)).status]).toEqual([wrong, 401]);
      await createProperty(fresh.ctx.db, { status: 'FOR_SALE' });
      const mail = { id: randomUUID(), recipient: 'canary@example.com', subject: 'Hello', text: 'Hello', html: '' };
      await fresh.ctx.db.queuedMail.create({ data: { ...mail, sendAfter: new Date(Date.now() - 60_000) } });
      const first = await (await read(`Bearer ${token}`)).text();
      expect(valueOf(first, 'database_up')).toBe(1);
      expect(valueOf(first, 'listings{status="FOR_SALE"}')).toBe(1);
      expect(valueOf(first, 'emails{state="waiting"}')).toBe(1);
      expect(valueOf(first, 'emails_oldest_seconds')).toBeGreaterThanOrEqual(60);
      await createProperty(fresh.ctx.db, { status: 'FOR_SALE' });
      const second = await (await read(`Bearer ${token}`)).text();
      expect(valueOf(second, 'listings{status="FOR_SALE"}')).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  test('are off by default', async () => {
    const plain = await createTestApp();
    expect((await fetch(new URL('/metrics', plain.url))).status).toBe(404);
    await plain.close();
  });
});

describe('the dashboard and the alert rules', () => {
  test('name only metrics that the server has', async () => {
    const replicas = new Registry();
    measureReplicas({ conditions: () => [] } as never, replicas);
    const scraped = (await scrape()) + (await replicas.metrics());
    const known = new Set([...scraped.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
    const dashboard = JSON.parse(await readFile(join(docs, 'grafana-dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const rules = await readFile(join(docs, 'alert-rules.yml'), 'utf8');
    const expressions = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...rules.matchAll(/expr: (?:>-\n)?((?:.|\n)*?)\n {8}(?:for|labels):/g)].map(([, expr = '']) => expr),
    ];
    expect(expressions.length).toBeGreaterThan(25);
    const named = expressions.flatMap(
      // Metrics are words with a _, and those of one word.
      (expr) => expr.replaceAll(/\{[^}]*\}|\b(by|topk|histogram_quantile) ?\([^()]*\)/g, '').match(metricNames) ?? [],
    );
    const unknown = named.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')) && !known.has(name));
    expect(unknown.filter((name) => name !== 'up')).toEqual([]);
    for (const name of ['jobs_oldest_seconds', 'replica_up', 'replica_age_seconds']) {
      expect(dashboard.panels.some(({ targets }) => targets.some(({ expr }) => expr.includes(name)))).toBe(true);
      expect(rules).toContain(name);
    }
    const text = await readFile(join(docs, 'observability.md'), 'utf8');
    for (const name of known) if (!/^(process|nodejs)_/.test(name)) expect(text).toContain(`\`${name}\``);
  });

  test.runIf(hasPromtool())('are valid for Prometheus', () => {
    const output = execFileSync('promtool', ['check', 'rules', join(docs, 'alert-rules.yml')], { encoding: 'utf8' });
    expect(output).toContain('SUCCESS');
  });
});

const metricNames =
  /\b(?!histogram_quantile|sum|max|min|rate|topk|by|le\b)[a-z]\w*_\w+|\b(up|jobs|emails|payments|listings)\b/g;

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
