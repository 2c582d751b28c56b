import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from '../../../../test/built-web.ts';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { emailIncludes, presentInEmail } from '../core/present-in-email.ts';

const cdn = 'https://cdn.example.org';
let t: TestApp;
let id: number;
let hash: string;
beforeAll(async () => {
  t = await createTestApp({ assetUrl: cdn }, { web: await builtWeb() });
  const agency = await t.ctx.db.agency.create({ data: { name: 'Framed Homes', slug: 'framed-homes' } });
  const owner = await createUser(t.ctx.db);
  hash = await createPictureFile(t.ctx.db);
  ({ id } = await createProperty(t.ctx.db, { ownerId: owner.id, agencyId: agency.id, coverHash: hash }));
  await t.ctx.db.picture.create({ data: { propertyId: id, hash, position: 0 } });
});
afterAll(() => t.close());

const page = async (path: string) => {
  const response = await fetch(new URL(path, t.url));
  return { policy: response.headers.get('content-security-policy') ?? '', html: await response.text() };
};

test('pages load pictures from the CDN and may do so', async () => {
  const agency = await t.ctx.db.agency.findFirstOrThrow();
  for (const path of ['/properties', `/property?id=${id}`, `/embed/agents/${agency.id}`]) {
    const { policy, html } = await page(path);
    expect(policy, path).toMatch(/img-src 'self'[^;]* https:\/\/cdn\.example\.org(;|$)/);
    expect(html, path).toContain(`${cdn}/api/pictures/${hash}/card.`);
    expect(html, path).not.toMatch(/(src|srcset|href|content)="\/api\/pictures/i);
  }
});

test('calls, emails and sitemaps name pictures at the CDN', async () => {
  const list = await t.get('africanscity/getpaginatedproperties?size=1');
  expect(await list.text()).toContain(`"url":"${cdn}/api/pictures/${hash}/card.`);
  const listing = await t.ctx.db.property.findUniqueOrThrow({ where: { id }, include: emailIncludes });
  const labels = await readStatusLabels(t.ctx);
  const { picture } = presentInEmail(t.ctx.config, labels, listing, true);
  expect(picture?.url).toBe(`${cdn}/api/pictures/${hash}/card.jpeg`);
  const index = await page('/sitemap.xml');
  const [, file = ''] = /africanscity\.test(\/sitemaps\/listings[^<]*)/.exec(index.html) ?? [];
  expect((await page(file)).html).toContain(`<image:loc>${cdn}/api/pictures/${hash}/`);
});

test('pages of this site may load what the CDN got from it', async () => {
  await t.ctx.storage.put(`pictures/${hash}/card.jpeg`, Buffer.from('bytes'), 'image/jpeg');
  const response = await t.get(`pictures/${hash}/card.jpeg`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
