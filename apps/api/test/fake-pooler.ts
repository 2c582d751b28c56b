import { createServer, type AddressInfo, connect, type Server } from 'node:net';
import { once } from 'node:events';

/**
 * A connection pooler like PgBouncer in two configurations: one refuses settings of a session, the other drops them. Both
 * listen on 127.0.0.1 in front of the Postgres of the URL.
 */
export async function startFakePooler(databaseUrl: string, does: 'refuse' | 'drop') {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((client) => {
    client.on('error', () => {});
    client.once('data', (startup) => {
      if (does === 'refuse') return void client.end(refusal('unsupported startup parameter: options'));
      const postgres = connect(Number(port), hostname);
      postgres.on('error', () => client.destroy()).on('close', () => client.destroy());
      client.on('close', () => postgres.destroy());
      postgres.write(withoutOptions(startup));
      client.pipe(postgres).pipe(client);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** The startup message is its length, the protocol's version, and pairs of texts that end with a zero byte. */
function withoutOptions(startup: Buffer): Buffer {
  const texts = startup.subarray(8).toString('latin1').split('\0');
  const at = texts.findIndex((text, index) => index % 2 === 0 && text === 'options');
  if (at >= 0) texts.splice(at, 2);
  const pairs = Buffer.from(texts.join('\0'), 'latin1');
  const head = Buffer.from(startup.subarray(0, 8));
  head.writeInt32BE(8 + pairs.length);
  return Buffer.concat([head, pairs]);
}

function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}
