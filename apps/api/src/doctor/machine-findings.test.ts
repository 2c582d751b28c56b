import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { findPublicAddress } from './address-finding.ts';
import { findDisk } from './machine-findings.ts';

const folder = mkdtempSync(join(tmpdir(), 'africanscity-findings-'));
const closing: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

async function startApp(trustProxy: string[]): Promise<TestApp> {
  const app = await createTestApp({ trustProxy });
  closing.push(() => app.close());
  return app;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function find(url: string | undefined, trusted?: string[]) {
  return findPublicAddress({ PUBLIC_URL: url, API_BASE_PATH: '/api', TRUST_PROXY: trusted });
}

describe('findPublicAddress', () => {
  test('is satisfied when the server answers and trusts the proxy', async () => {
    const { url } = await startApp(['127.0.0.1']);
    const { origin } = new URL(url);
    expect(await find(origin, ['127.0.0.1'])).toEqual([
      { subject: 'public URL', state: 'good', text: `${origin} answers, and its proxy is trusted` },
    ]);
    expect(await find(undefined)).toEqual([]);
  });

  test('says where an untrusted proxy is named, as its id may be that of a trusted one', async () => {
    const { url } = await startApp(['10.1.2.3']);
    const { origin } = new URL(url);
    const [finding] = await find(origin, ['10.1.2.3']);
    expect(finding).toEqual({
      subject: 'public URL',
      state: 'good',
      text: `${origin} answers; the log and the overview of the administration name a proxy that TRUST_PROXY lacks`,
    });
  });

  test('warns when another server answers', async () => {
    const host = await listen(createServer((_request, response) => response.writeHead(404).end('nothing')));
    expect(await find(`http://${host}`)).toEqual([
      {
        subject: 'public URL',
        state: 'warning',
        text: `http://${host} answers 404, but not as this server: start the server, and let the proxy pass all paths on to it.`,
      },
    ]);
  });

  test('warns with the reason when nothing answers', async () => {
    const server = createServer();
    const host = await listen(server);
    server.close();
    await once(server, 'close');
    expect(await find(`http://${host}`)).toEqual([
      {
        subject: 'public URL',
        state: 'warning',
        text: `http://${host} does not answer this machine (ECONNREFUSED): start the server, and check the name, the proxy and the firewall.`,
      },
    ]);
  });

  test.runIf(hasOpenssl)('warns of a certificate that no authority signed', async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-days', '1'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const host = await listen(createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }));
    expect(await find(`https://${host}`)).toEqual([
      {
        subject: 'public URL',
        state: 'warning',
        text: expect.stringMatching(/has no certificate that this machine accepts \(DEPTH_ZERO_SELF_SIGNED_CERT\)/),
      },
    ]);
  });
});

describe('findDisk', () => {
  test.each([
    [{ enough: Infinity, few: 0 }, 'warning', /^\d+ MB are free in .*: uploads may need Infinity MB\.$/],
    [{ enough: Infinity, few: Infinity }, 'bad', /^\d+ MB are free in .*: make room\.$/],
    [{ enough: 0, few: 0 }, 'good', /^\d+ MB are free in /],
  ])('compares the free space with %j', async (space, state, text) => {
    const findings = await findDisk({ DATA_DIR: folder }, space);
    expect(findings).toHaveLength(2);
    for (const finding of findings)
      expect(finding).toEqual({ subject: 'disk', state, text: expect.stringMatching(text) });
  });
});
