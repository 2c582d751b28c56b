import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { openFolderMail } from '../../gateways/mail/folder-mail.ts';
import { deliverEmails } from './deliver-emails.ts';
import { enqueueEmail } from './emails.ts';

let t: TestApp;
let folder: string;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  t = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'africanscity-mail-'));
  const ctx = { ...t.ctx, mail: openFolderMail(folder, 'no-reply@africanscity.test') };
  const app = await buildApp(ctx);
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/dev/mails`;
  close = () => app.close();
  const rendered = {
    subject: 'Hello <script>',
    paragraphs: ['Read me.'],
    action: { label: 'Open', url: 'http://localhost/reset#token=secret' },
  };
  await ctx.db.$transaction((tx) => enqueueEmail(ctx, tx, { ...rendered, to: 'ama@example.com' }));
  await deliverEmails(ctx);
});
afterAll(async () => {
  await close();
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

function statusWith(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
      .on('error', reject)
      .end();
  });
}

describe('emails in a folder', () => {
  it('are files that email programs open', async () => {
    const names = await readdir(folder);
    expect(names.map((name) => name.split('.')[1]).toSorted()).toEqual(['eml', 'json']);
  });

  it('are listed and shown, without any script', async () => {
    const list = await fetch(url);
    const html = await list.text();
    expect(html).toContain('Hello &lt;script&gt;');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const path = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    const mail = await fetch(new URL(path, url));
    expect([mail.status, mail.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await mail.text()).toContain('http://localhost/reset#token=secret');
    expect((await fetch(`${url}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
    expect((await fetch(`${url}/unknown`)).status).toBe(404);
  });

  it('are shown only at this computer', async () => {
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ host: 'evil.example' })).toBe(404);
    for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip']) {
      expect([name, await statusWith({ [name]: '10.0.0.1' })]).toEqual([name, 404]);
    }
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(404);
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('are not shown where emails are sent', async () => {
    expect((await t.get('dev/mails')).status).toBe(404);
  });
});
