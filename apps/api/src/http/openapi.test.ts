import { createHash } from 'node:crypto';
import { allEndpoints } from '@africanscity/contracts/operations';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

/** Parts of a description that change with its words, or with the year. */
const reworded = new Set(['summary', 'description', 'maximum', 'example']);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

describe('the OpenAPI document', () => {
  test('describes every operation under its own name', async () => {
    const response = await app.get('openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, Operation>> };
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of allEndpoints) {
      const operation = document.paths[`/${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.name);
      expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual(Object.keys(endpoint.query?.shape ?? {}));
      const form = Object.values(operation?.requestBody?.content ?? {})[0]?.schema.properties ?? {};
      expect(Object.keys(form).sort()).toEqual(
        [...Object.keys(endpoint.form?.shape ?? {}), ...Object.keys(endpoint.files ?? {})].filter(unique).sort(),
      );
      expect(operation?.responses.default?.content).toBeDefined();
    }
  });

  test('changes only together with docs/api-changes.md', async () => {
    const document = JSON.parse(await (await app.get('openapi.json')).text(), (key, value: unknown) =>
      reworded.has(key) && typeof value !== 'object' ? undefined : value,
    ) as { paths: object; components: object };
    const digest = createHash('sha256')
      .update(JSON.stringify([document.paths, document.components]))
      .digest('hex');
    await expect(
      `${digest}\n`,
      'Calls have changed: add a line to docs/api-changes.md, then run `npx pnpm vitest run apps/api/src/http/openapi.test.ts -u`.',
    ).toMatchFileSnapshot('./openapi.sha256');
  });

  test('passes the strict rules of a linter', async () => {
    // Each company decides on the terms of its API, so the document names no licence.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } });
    const problems = await lintFromString({ source: await (await app.get('openapi.json')).text(), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  test('names each key of a table with known keys', async () => {
    const document = (await (await app.get('openapi.json')).json()) as {
      paths: Record<
        string,
        Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
      >;
    };
    const added = document.paths['/africanscity/addpropertytype']!.post!.responses['200']!;
    expect(added.content['application/json']!.schema).toMatchObject({
      properties: {
        statuses: {
          type: 'object',
          required: ['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER'],
          properties: { FOR_SALE: {}, FOR_RENT: {}, SOLD: {}, RENTED: {}, UNDER_OFFER: {} },
          additionalProperties: false,
        },
      },
    });
  });

  test('is shown by a page that loads no file of another site', async () => {
    const page = await app.get('docs/');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('AfricansCity API');
    for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const url = new URL(address, `${app.url}/docs/`);
      expect(url.origin).toBe(new URL(app.url).origin);
      expect((await fetch(url)).status, url.href).toBe(200);
    }
  });
});

function unique(name: string, index: number, names: string[]): boolean {
  return names.indexOf(name) === index;
}
