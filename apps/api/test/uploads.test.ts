import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestWaitMs } from '../src/kernel/pictures/picture-queue.ts';
import { createProperty, createUser } from './factories.ts';
import { drawPicture } from './listing-form.ts';
import { logIn } from './log-in.ts';
import { openSocket } from './raw-request.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { times } from './tier.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function createOwner() {
  const owner = await createUser(app.ctx.db);
  const { id } = await createProperty(app.ctx.db, { ownerId: owner.id });
  return { id, headers: await logIn(app, owner) };
}

function send({ id, headers }: Awaited<ReturnType<typeof createOwner>>, pictures: Uint8Array[]): Promise<Response> {
  const body = new FormData();
  body.append('propertyId', String(id));
  for (const picture of pictures) body.append('pictures', new Blob([picture as BlobPart]), 'photo.jpg');
  return app.post('africanscity/savepictures', body, { headers });
}

/** Edges in pixels: 2 megapixels, and 24 at night. */
const [width, height] = [times({ day: 1_732, night: 6_000 }), times({ day: 1_155, night: 4_000 })];

test('twelve accounts with four photographs each at once get twelve responses', async () => {
  // As large as photographs are, and unusually smooth: the size is expensive here, not the detail.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const { data, info } = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#876', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo = await sharp(data, { raw: { ...info, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 80 })
    .toBuffer();
  // Bytes after the end of a picture make it another file.
  const photos = (account: number) =>
    [0, 1, 2, 3].map((index) => Buffer.concat([photo, Buffer.from([account, index])]));
  const owners: Awaited<ReturnType<typeof createOwner>>[] = [];
  for (let account = 0; account < 12; account += 1) owners.push(await createOwner());
  const began = Date.now();
  const answers = await Promise.all(owners.map((owner, account) => send(owner, photos(account))));
  // A machine that exceeds the time for a turn says so, and stores nothing.
  const isSlow = Date.now() - began > longestWaitMs;
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const [account, { status, headers }] of answers.entries()) {
    expect(isSlow ? [200, 503] : [200]).toContain(status);
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const kept = await app.ctx.db.picture.count({ where: { propertyId: owners[account]?.id } });
    expect(kept).toBe(status === 200 ? 4 : 0);
  }
}, 600_000);

test('a photo of one owner does not wait for all photos of another', async () => {
  const many = await createOwner();
  const other = await createOwner();
  const ended: string[] = [];
  const pictures = async (from: number) => Promise.all([0, 1, 2, 3].map((index) => drawLarge(from + index)));
  const batches = await Promise.all([0, 4, 8].map(pictures));
  const all = batches.map((batch) => send(many, batch).then((answer) => ended.push(`many ${answer.status}`)));
  await wait(300);
  const small = await drawPicture(201);
  all.push(send(other, [small]).then((answer) => ended.push(`other ${answer.status}`)));
  await Promise.all(all);
  expect(ended.slice(0, 2)).toContain('other 200');
});

describe('a refused upload', () => {
  test('leaves nothing of the pictures that came with it', async () => {
    const owner = await createOwner();
    const before = await app.ctx.db.pictureFile.count();
    const whole = await Promise.all([211, 212, 213].map((shade) => drawPicture(shade)));
    const cut = (await drawPicture(214)).subarray(0, 500);
    const answer = await send(owner, [...whole, cut]);
    expect(answer.status).toBe(422);
    expect(await app.ctx.db.pictureFile.count()).toBe(before);
    expect(await app.ctx.db.picture.count({ where: { propertyId: owner.id } })).toBe(0);
  });
});

describe('callers without an account', () => {
  const boundary = 'x';
  const head = (path: string, length: number) =>
    `POST /api/africanscity/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n` +
    `Content-Length: ${length}\r\n\r\n--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n`;
  /** The first line of the response to an announced body. */
  async function statusOf(start: string): Promise<string> {
    const socket = await openSocket(app.url);
    socket.write(start);
    const answer = await new Promise<string>((resolve) => socket.once('data', (piece) => resolve(String(piece))));
    socket.destroy();
    return answer.slice(0, answer.indexOf('\r\n'));
  }

  test('send no files to operations without files, and are told so at once', async () => {
    for (const path of ['savecontactmessage', 'subscribenewsletter'])
      expect(await statusOf(head(path, 500_000) + 'a'.repeat(1_000))).toMatch(/ 400 /);
  });

  test('send no files to operations for accounts', async () => {
    expect(await statusOf(head('savepictures', 500_000))).toMatch(/ 401 /);
  });

  test('send at most one file of 15 MB where they may', async () => {
    expect(await statusOf(head('saveuser', 17 * 1024 * 1024))).toMatch(/ 413 /);
    const endless = head('saveuser', 1).replace('Content-Length: 1', 'Transfer-Encoding: chunked');
    const chunk = Buffer.alloc(1024 * 1024, 97);
    const socket = await openSocket(app.url);
    const answer = new Promise<string>((resolve) => socket.once('data', (piece) => resolve(String(piece))));
    const [line, body] = endless.split('\r\n\r\n', 2) as [string, string];
    const start = `${body}\r\n\r\n`;
    socket.on('error', () => {}).write(`${line}\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`);
    for (let sent = 0; sent < 20; sent += 1)
      socket.write(`${chunk.length.toString(16)}\r\n${chunk.toString('latin1')}\r\n`);
    expect(await answer).toMatch(/ 413 /);
    socket.destroy();
  });
});

/** A picture that takes a while: 9 megapixels of a unique shade. */
function drawLarge(shade: number): Promise<Buffer> {
  const background = { r: shade * 10, g: 255 - shade, b: 80 };
  return sharp({ create: { width: 3_600, height: 2_500, channels: 3, background } })
    .png()
    .toBuffer();
}
