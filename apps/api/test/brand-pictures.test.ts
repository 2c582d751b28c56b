import { defaultBrand } from '@africanscity/contracts/brand';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

interface State {
  published: { logo: null | { digest: string; width: number; height: number }; icon: string | null };
  draft: State['published'] | null;
}

let t: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp({}, { web: await builtWeb() });
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.setting.deleteMany({ where: { name: { startsWith: 'brand' } } });
  t.ctx.config.brand = defaultBrand;
});

const green = { r: 27, g: 127, b: 77, alpha: 1 };
const draw = (width: number, height: number, background: object = green) =>
  sharp({ create: { width, height, channels: 4, background: background as never } })
    .png()
    .toBuffer();
const origin = () => new URL(t.url).origin;

async function upload(kind: string, bytes: Uint8Array, name = 'logo.png'): Promise<Response> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('picture', new Blob([bytes as BlobPart], { type: 'image/png' }), name);
  return t.post('africanscity/savebrandpicture', form, { headers });
}

async function publish(kind: string, bytes: Uint8Array): Promise<State['published']> {
  expect((await upload(kind, bytes)).status).toBe(200);
  const response = await t.post('africanscity/publishbrand', '', { headers });
  return ((await response.json()) as State).published;
}

describe('a logo', () => {
  test('is shown on pages and in emails once it is published', async () => {
    const { logo } = await publish('logo', await draw(1200, 200));
    expect(logo).toMatchObject({ width: 600, height: 100 });
    const address = `/brand/${logo!.digest}-logo.png`;
    expect(await (await fetch(`${origin()}/home`)).text()).toContain(`src="${address}"`);
    const served = await fetch(origin() + address);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const user = await createUser(t.ctx.db);
    await t.post('africanscity/requestpasswordreset', new URLSearchParams({ email: user.email }));
    await runJobs(t);
    expect(t.mailbox.messages.at(-1)?.html).toContain(
      `<img src="http://africanscity.test${address}" width="200" height="33" alt="AfricansCity">`,
    );
  });

  test('is on shared pictures when it is for dark surfaces', async () => {
    const { id, version } = await createProperty(t.ctx.db);
    const card = async () => {
      const response = await fetch(`${origin()}/cards/${id}-${version}-0.jpg`);
      const { data, info } = await sharp(await response.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray((44 * info.width + 60) * 3, (44 * info.width + 60) * 3 + 3)];
    };
    const before = await card();
    expect(Math.abs(before[0]! - 27) + Math.abs(before[1]! - 127)).toBeGreaterThan(60);
    await publish('darkLogo', await draw(600, 100));
    const [red = 0, greenPart = 0, blue = 0] = await card();
    expect(Math.abs(red - 27) + Math.abs(greenPart - 127) + Math.abs(blue - 77)).toBeLessThan(40);
  });

  test('stays in the draft until it is published, and is removed from it', async () => {
    await upload('logo', await draw(300, 100));
    expect(await (await fetch(`${origin()}/home`)).text()).not.toContain('-logo.png');
    const response = await t.post('africanscity/deletebrandpicture', new URLSearchParams({ kind: 'logo' }), {
      headers,
    });
    expect(((await response.json()) as State).draft?.logo).toBeNull();
  });

  test('is kept when the fields of the draft are saved, also at once', async () => {
    const values = { name: 'Maison Sahel', emailSender: 'Maison', accent: '#1b7f4d', night: '#0c3b24' };
    await Promise.all([
      upload('logo', await draw(300, 100)),
      upload('icon', await draw(300, 300)),
      t.post('africanscity/savebranddraft', new URLSearchParams(values), { headers }),
    ]);
    const { draft } = (await (await t.get('africanscity/getbrand', { headers })).json()) as State;
    expect(draft).toMatchObject({
      name: 'Maison Sahel',
      logo: { width: 300 },
      icon: expect.stringMatching(/^\w{64}$/),
    });
  });
});

describe('an icon', () => {
  test('is in tabs, on home screens and in the manifest, in each size', async () => {
    const { icon } = await publish('icon', await draw(400, 400, { ...green, alpha: 0.6 }));
    const html = await (await fetch(`${origin()}/home`)).text();
    expect(html).toContain(`<link rel="icon" href="/brand/${icon}-32.png" type="image/png" sizes="32x32">`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="/brand/${icon}-180.png">`);
    const manifest = await (await fetch(`${origin()}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({
      name: 'AfricansCity',
      theme_color: '#17212b',
      icons: [
        { src: `/brand/${icon}-192.png`, sizes: '192x192', purpose: 'any' },
        { src: `/brand/${icon}-512.png`, sizes: '512x512', purpose: 'any' },
        { src: `/brand/${icon}-maskable.png`, sizes: '512x512', purpose: 'maskable' },
      ],
    });
    for (const [part, side, isOpaque] of [
      ['32', 32, false],
      ['180', 180, true],
      ['192', 192, false],
      ['512', 512, false],
      ['maskable', 512, true],
    ] as const) {
      const bytes = await (await fetch(`${origin()}/brand/${icon}-${part}.png`)).arrayBuffer();
      const picture = sharp(bytes);
      expect(await picture.metadata(), part).toMatchObject({ format: 'png', width: side, height: side });
      expect((await picture.stats()).isOpaque, part).toBe(isOpaque);
    }
  });

  test('is a drawing in the colours of the brand without an upload', async () => {
    t.ctx.config.brand = { ...defaultBrand, accent: '#1b7f4d', night: '#0c3b24' };
    const html = await (await fetch(`${origin()}/home`)).text();
    const address = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(html)?.[1];
    expect(address).toBe('/brand/drawing1-1b7f4d-0c3b24-180.png');
    const bytes = await (await fetch(origin() + address)).arrayBuffer();
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x0c, 0x3b, 0x24]);
    expect((await fetch(`${origin()}/brand/drawing1-ff0000-00ff00-180.png`)).status).toBe(404);
  });

  test('must be square and large enough', async () => {
    for (const [width, height] of [
      [300, 200],
      [100, 100],
    ] as const) {
      const response = await upload('icon', await draw(width, height));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        message: 'The icon must be square, and at least 192 pixels wide.',
      });
    }
  });
});

describe('a picture that cannot be used', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', 415, async () => Buffer.from(svg)],
    ['an HTML page', 415, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an AVIF',
      415,
      async () =>
        sharp(await draw(300, 300))
          .avif()
          .toBuffer(),
    ],
    ['a file of more than 2 MB', 413, async () => Buffer.concat([await draw(300, 300), Buffer.alloc(2_100_000)])],
    ['a cut file', 422, async () => (await draw(300, 300)).subarray(0, 200)],
    ['a tiny one', 422, async () => draw(20, 20)],
    ['a long thin one', 422, async () => draw(3000, 40)],
    ['a transparent one', 422, async () => draw(300, 300, { r: 0, g: 0, b: 0, alpha: 0 })],
    ['an empty file', 422, async () => Buffer.alloc(0)],
  ] as const)('%s is refused with a reason, and the draft stays as it was', async (_name, status, make) => {
    const response = await upload('logo', await make());
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toMatch(/\.$/);
    expect(await t.ctx.db.setting.count({ where: { name: 'brand.draft' } })).toBe(0);
  });

  test('is needed, and of a known kind', async () => {
    const missing = await t.post('africanscity/savebrandpicture', new URLSearchParams({ kind: 'logo' }), { headers });
    expect(await missing.json()).toMatchObject({ errors: [{ field: 'picture' }] });
    expect((await upload('poster', await draw(300, 300))).status).toBe(400);
  });

  test('is not found at other addresses', async () => {
    for (const name of ['x.png', '..%2F..%2Fjwt-secret', `${'0'.repeat(64)}-logo.png`, 'drawing1-zzzzzz-17212b-32.png'])
      expect((await fetch(`${origin()}/brand/${name}`)).status, name).toBe(404);
  });
});
