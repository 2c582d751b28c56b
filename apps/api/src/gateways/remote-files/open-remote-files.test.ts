import { type AddressInfo, createServer, type Server } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRemoteSite, type RemoteSite } from '../../../test/remote-site.ts';
import { openRemoteFiles } from './open-remote-files.ts';
import { RemoteFault, type RemoteRequest } from './remote-files.ts';

let site: RemoteSite;
beforeAll(async () => void (site = await openRemoteSite()));
afterAll(() => site.close());
beforeEach(() => void (site.requests.length = 0));

const megabyte = 1024 ** 2;

async function read(address: string, given: Partial<RemoteRequest> = {}, files = site.remoteFiles) {
  const file = await files.open({ address, maxBytes: megabyte, timeoutMs: 20_000, ...given });
  if (!file) return null;
  const chunks = [];
  for await (const chunk of file.body) chunks.push(chunk);
  return { ...file, body: Buffer.concat(chunks).toString() };
}

const at = (path: string) => `${site.url}${path}`;
const faultOf = (address: string, given?: Partial<RemoteRequest>, files?: RemoteSite['remoteFiles']) =>
  read(address, given, files).then(
    () => expect.unreachable('it was read'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(RemoteFault);
      return (error as RemoteFault).message;
    },
  );

describe('a file at an address', () => {
  test('is read with its validators, and not sent again while it is the same', async () => {
    site.serve('/homes.csv', 'a,b\n', { 'last-modified': 'Thu, 26 Nov 2026 10:00:00 GMT' });
    const first = await read(at('/homes.csv'));
    expect(first).toMatchObject({ body: 'a,b\n', lastModified: 'Thu, 26 Nov 2026 10:00:00 GMT' });
    expect(await read(at('/homes.csv'), { known: first! })).toBeNull();
    site.serve('/homes.csv', 'a,c\n');
    expect(await read(at('/homes.csv'), { known: first! })).toMatchObject({ body: 'a,c\n', lastModified: null });
  });

  test('is asked for with validators only where the server sent some', async () => {
    const seen: unknown[] = [];
    site.on('/plain', ({ headers }, response) => {
      seen.push(headers['if-none-match'], headers['if-modified-since']);
      response.end('x');
    });
    await read(at('/plain'), { known: { etag: null, lastModified: null } });
    expect(seen).toEqual([undefined, undefined]);
  });

  test('is unpacked when it is sent compressed, and when it is a gzip file', async () => {
    const text = 'reference,price\n'.repeat(100);
    site.serve('/sent-gzip', gzipSync(text), { 'content-encoding': 'gzip' });
    site.serve('/sent-br', brotliCompressSync(text), { 'content-encoding': 'br' });
    site.serve('/homes.csv.gz', gzipSync(text), { 'content-type': 'application/gzip' });
    site.serve('/both', gzipSync(gzipSync(text)), { 'content-encoding': 'gzip' });
    for (const path of ['/sent-gzip', '/sent-br', '/homes.csv.gz', '/both'])
      expect((await read(at(path)))?.body).toBe(text);
  });

  test('may be empty, or shorter than the start of a gzip file', async () => {
    for (const text of ['', 'x', '\u001f']) {
      site.serve('/short', text);
      expect((await read(at('/short')))?.body).toBe(text);
    }
  });

  test('is read from where it was moved to', async () => {
    site.serve('/new', 'moved');
    site.on('/old', (_, response) => void response.writeHead(301, { location: '/new' }).end());
    site.on('/older', (_, response) => void response.writeHead(308, { location: at('/old') }).end('a body'));
    expect((await read(at('/older')))?.body).toBe('moved');
    expect(site.requests).toEqual(['GET /older', 'GET /old', 'GET /new']);
  });

  test('is read by several readers at once', async () => {
    site.serve('/picture', 'p'.repeat(100_000));
    const all = await Promise.all(Array.from({ length: 20 }, () => read(at('/picture'))));
    expect(new Set(all.map((file) => file?.body.length))).toEqual(new Set([100_000]));
  });
});

describe('an address is refused before any request', () => {
  test.each([
    ['homes.csv', /must be a web address/],
    ['//example.com/homes.csv', /must be a web address/],
    ['http://', /must be a web address/],
    ['ftp://example.com/homes.csv', /must start with https:\/\/ or http:\/\/, not with ftp:/],
    ['file:///etc/passwd', /not with file:/],
    ['javascript:alert(1)', /not with javascript:/],
    ['data:text/csv,a', /not with data:/],
    ['gopher://example.com/', /not with gopher:/],
    ['https://user:secret@example.com/', /must not hold a user name or password/],
    ['https://user@example.com/', /must not hold a user name or password/],
    ['http://example.com:22/', /must not name the port 22/],
    ['http://example.com:5432/', /only the ports 80, 443, 8080, 8443/],
    ['http://example.com:6379/', /must not name the port 6379/],
    [`https://example.com/${'a'.repeat(2000)}`, /at most 2000 characters/],
    ['http://127.0.0.1/', /leads into a private network/],
    ['http://127.1/', /leads into a private network/],
    ['http://0x7f000001/', /leads into a private network/],
    ['http://2130706433/', /leads into a private network/],
    ['http://0177.0.0.1/', /leads into a private network/],
    ['http://0/', /leads into a private network/],
    ['http://１２７.０.０.１/', /leads into a private network/],
    ['http://[::1]/', /leads into a private network/],
    ['http://[::ffff:127.0.0.1]/', /leads into a private network/],
    ['http://[::ffff:7f00:1]:8080/', /leads into a private network/],
    ['http://[64:ff9b::7f00:1]/', /leads into a private network/],
    ['http://169.254.169.254/latest/meta-data/', /leads into a private network/],
    ['http://[fd00:ec2::254]/', /leads into a private network/],
    ['http://100.64.0.1/', /leads into a private network/],
    ['http://10.0.0.1:8080/', /leads into a private network/],
  ])('%s', async (address, said) => {
    expect(await faultOf(address)).toMatch(said);
    await expect(site.remoteFiles.check(address)).rejects.toThrow(said);
    expect(site.requests).toEqual([]);
  });
});

describe('the host of an address', () => {
  const resolvesTo = (...addresses: string[]) => {
    const asked: string[] = [];
    const files = openRemoteFiles({
      userAgent: 'x',
      // The port of the site, and no address of this machine.
      exceptions: [{ ip: '203.0.113.1', port: site.port }],
      resolve: async (host) => {
        asked.push(host);
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
    });
    return { files, asked };
  };

  test.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['100.64.0.9'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['fd12::1'],
    ['fe80::1'],
    ['224.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '2001:4860:4860::8888'],
  ])('is refused when it resolves to %s %s', async (...addresses) => {
    const { files } = resolvesTo(...addresses);
    const said = await faultOf(at('/homes.csv'), {}, files);
    expect(said).toBe('leads into a private network, which is not fetched; use one that opens from the internet');
    await expect(files.check(at('/homes.csv'))).rejects.toThrow('private network');
    expect(site.requests).toEqual([]);
    files.close();
  });

  test('is resolved once for a connection, so that a second answer of another address is never used', async () => {
    const answers = ['203.0.113.1', '127.0.0.1', '127.0.0.1'];
    const files = openRemoteFiles({
      userAgent: 'x',
      exceptions: [{ ip: '203.0.113.1', port: site.port }],
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
    });
    // Public when the address is saved, private when it is fetched.
    await files.check(at('/homes.csv'));
    expect(await faultOf(at('/homes.csv'), {}, files)).toContain('private network');
    answers.unshift('203.0.113.1');
    // It goes to the first answer, which does not answer, instead of looking again.
    await faultOf(at('/homes.csv'), { timeoutMs: 500 }, files);
    expect(answers).toEqual(['127.0.0.1']);
    expect(site.requests).toEqual([]);
    files.close();
  });

  test('does not exist, which is said', async () => {
    expect(await faultOf('https://nowhere.test/homes.csv')).toContain('host that does not exist; check its spelling');
  });
});

describe('a redirect', () => {
  test.each([
    ['http://127.0.0.1/', 'leads into a private network'],
    ['http://[::ffff:10.0.0.1]/', 'leads into a private network'],
    ['http://169.254.169.254/latest/', 'leads into a private network'],
    ['file:///etc/passwd', 'must start with https:// or http://'],
    ['http://user:pass@feeds.test/', 'must not hold a user name'],
    ['http://feeds.test:25/', 'must not name the port 25'],
    ['https://[', 'must be a web address'],
  ])('to %s is refused', async (location, said) => {
    site.on('/leads-away', (_, response) => void response.writeHead(302, { location }).end());
    expect(await faultOf(at('/leads-away'))).toContain(`is redirected to one that ${said}`);
    expect(site.requests).toEqual(['GET /leads-away']);
  });

  test('to a host that resolves to a private address is refused', async () => {
    const files = openRemoteFiles({
      userAgent: 'x',
      exceptions: [{ ip: '127.0.0.1', port: site.port }],
      resolve: async (host) => [{ address: host === 'feeds.test' ? '127.0.0.1' : '10.0.0.7', family: 4 }],
    });
    site.on('/leads-inside', (_, response) => void response.writeHead(302, { location: 'http://inside.test/' }).end());
    expect(await faultOf(at('/leads-inside'), {}, files)).toContain('private network');
    files.close();
  });

  test('that never ends is given up, and one that leads nowhere is no file', async () => {
    site.on('/loop', (_, response) => void response.writeHead(307, { location: '/loop' }).end());
    expect(await faultOf(at('/loop'))).toContain('redirected more than 5 times');
    expect(site.requests.length).toBe(6);
    site.on('/nowhere', (_, response) => void response.writeHead(302).end());
    expect(await faultOf(at('/nowhere'))).toContain('leads to no file');
  });
});

describe('a file that is too much', () => {
  const tooLarge = 'leads to a file of more than 1 MB; make it smaller';

  test('is refused beyond its size, with and without a length', async () => {
    site.serve('/large', Buffer.alloc(megabyte + 1));
    expect(await faultOf(at('/large'))).toBe(tooLarge);
    let sent = 0;
    site.on('/endless', (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', more);
      more();
    });
    expect(await faultOf(at('/endless'))).toBe(tooLarge);
    expect(sent).toBeLessThan(50 * megabyte);
    site.serve('/just', Buffer.alloc(megabyte));
    expect((await read(at('/just')))?.body.length).toBe(megabyte);
  });

  test('is refused when it unpacks to too much', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * megabyte));
    expect(bomb.length).toBeLessThan(megabyte);
    site.serve('/bomb', bomb, { 'content-encoding': 'gzip' });
    site.serve('/bomb.gz', bomb);
    site.serve('/bomb-in-bomb', gzipSync(bomb), { 'content-encoding': 'gzip' });
    site.serve('/bomb.br', brotliCompressSync(Buffer.alloc(20 * megabyte)), { 'content-encoding': 'br' });
    for (const path of ['/bomb', '/bomb.gz', '/bomb-in-bomb', '/bomb.br'])
      expect(await faultOf(at(path))).toBe(tooLarge);
  });

  test('is refused when it takes too long: its headers, its content, drop by drop', async () => {
    site.on('/silent', () => {});
    expect(await faultOf(at('/silent'), { timeoutMs: 300 })).toContain('takes more than 0 seconds');
    site.on('/stops', (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('a'));
    expect(await faultOf(at('/stops'), { timeoutMs: 300 })).toContain('to arrive');
    site.on('/drops', (_, response) => {
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await faultOf(at('/drops'), { timeoutMs: 500 })).toContain('to arrive');
  });

  test('ends with the signal of its reader', async () => {
    site.on('/slow', (_, response) => void response.write('a'));
    const stop = new AbortController();
    const reading = read(at('/slow'), { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('cancelled')), 100);
    await expect(reading).rejects.toThrow('cancelled');
  });
});

describe('a server that is at fault', () => {
  test.each([
    [401, 'needs a login or refuses us (401); use one that opens without a login', false],
    [403, 'needs a login', false],
    [404, 'leads to no file (404); open it in a browser and copy it again', false],
    [410, 'leads to no file (410)', false],
    [418, 'leads to no file (the server answered 418)', false],
    [204, 'leads to no file (the server answered 204)', false],
    [206, 'leads to no file (the server answered 206)', false],
    [304, 'leads to no file (the server answered 304)', false],
    [429, 'is at a server that has a problem (429)', true],
    [500, 'is at a server that has a problem (500)', true],
    [503, 'is at a server that has a problem (503)', true],
  ])('answers %i', async (status, said, isPassing) => {
    site.on('/fails', (_, response) => void response.writeHead(status).end());
    const fault = await read(at('/fails')).catch((error: unknown) => error);
    expect(fault).toMatchObject({ message: expect.stringContaining(said), isPassing });
  });

  test('cuts a file short', async () => {
    site.on('/cut', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    });
    expect(await faultOf(at('/cut'))).toContain('ended the connection before the file was complete');
    const packed = gzipSync('homes'.repeat(1000));
    site.serve('/cut-gzip', packed.subarray(0, packed.length - 12), { 'content-encoding': 'gzip' });
    expect(await faultOf(at('/cut-gzip'))).toContain('cannot be unpacked');
  });

  test('sends another encoding than it names, or one that is not read', async () => {
    site.serve('/no-gzip', 'plain text', { 'content-encoding': 'gzip' });
    expect(await faultOf(at('/no-gzip'))).toContain('is sent compressed, but cannot be unpacked');
    site.serve('/zstd', 'x', { 'content-encoding': 'zstd' });
    expect(await faultOf(at('/zstd'))).toBe('is sent in an encoding that is not read (zstd)');
  });

  test('is none, speaks no TLS, no HTTP, or sends headers without end', async () => {
    expect(await faultOf(at('/').replace('http:', 'https:'))).toContain('without a valid certificate');
    const raw = async (answer: string): Promise<Server> => {
      const server = createServer((socket) => {
        socket.on('error', () => {}).resume();
        socket.end(answer);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    };
    const ssh = await raw('SSH-2.0-OpenSSH_9.9\r\n');
    const headers = await raw(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`);
    const ports = [ssh, headers].map((server) => (server.address() as AddressInfo).port);
    const files = openRemoteFiles({ userAgent: 'x', exceptions: ports.map((port) => ({ ip: '127.0.0.1', port })) });
    for (const port of ports)
      expect(await faultOf(`http://127.0.0.1:${port}/`, {}, files)).toContain('answer cannot be read');
    for (const server of [ssh, headers]) await new Promise((resolve) => server.close(resolve));
    expect(await faultOf(`http://127.0.0.1:${ports[0]}/`, {}, files)).toContain('cannot be reached');
    files.close();
  });
});
