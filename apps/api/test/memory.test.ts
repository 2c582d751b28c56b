import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashPassword } from '../src/domains/accounts/passwords.ts';
import { readContainerSettings } from './container-settings.ts';
import { createProperty, createUser } from './factories.ts';
import { clientCredentials, testPassword } from './log-in.ts';
import { type RealServer, startRealServer } from './real-server.ts';

/**
 * Megabytes: at its most, all of it; afterwards, what is its own. What is left of 512 is for an import or a drawing of
 * the demo beside the server.
 */
const most = { ever: 430, afterwards: 280 };

test.runIf(process.platform === 'linux')(
  'pages, searches and eight photographs of 24 megapixels fit into a container of 512 MB, and are given back',
  async () => {
    const server = await startRealServer(await readContainerSettings());
    try {
      const owners = [await createOwner(server), await createOwner(server)];
      for (const path of ['/', '/api/africanscity/getpaginatedproperties?page=1&size=24'])
        await autocannon({ url: server.url + path, connections: 100, amount: 300, timeout: 60 });
      const photo = await drawPhoto();
      const answers = await Promise.all(owners.map((owner) => sendFour(server, owner, photo)));
      expect(answers).toEqual([200, 200]);
      await wait(3_000);
      const { VmHWM: peak, RssAnon: own } = await readMemory(server.pid);
      expect(peak, 'at its most').toBeLessThan(most.ever);
      expect(own, 'afterwards').toBeLessThan(most.afterwards);
    } finally {
      await server.close();
    }
  },
);

interface Owner {
  token: string;
  propertyId: number;
}

async function createOwner({ url, db }: RealServer): Promise<Owner> {
  const user = await createUser(db, { passwordHash: await hashPassword(testPassword) });
  const body = new URLSearchParams({ grant_type: 'password', username: user.email, password: testPassword });
  const headers = { authorization: clientCredentials };
  const answer = await fetch(`${url}/api/oauth/token`, { method: 'POST', body, headers });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, propertyId: (await createProperty(db, { ownerId: user.id })).id };
}

async function sendFour({ url }: RealServer, { token, propertyId }: Owner, photo: Buffer): Promise<number> {
  const body = new FormData();
  body.append('propertyId', String(propertyId));
  // What is behind the end of a picture makes it another file.
  for (let index = 0; index < 4; index += 1)
    body.append('pictures', new Blob([photo as BlobPart, randomUUID()]), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/africanscity/savepictures`, { method: 'POST', body, headers })).status;
}

/** 24 megapixels that are not smooth: some 10 MB. */
async function drawPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const { data, info } = await sharp({ create: { width: 750, height: 500, channels: 3, background: '#876', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { ...info, channels: 3 } })
    .resize(6_000, 4_000)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Megabytes, by the names that Linux gives them. */
async function readMemory(pid: number): Promise<Record<'VmHWM' | 'RssAnon', number>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { VmHWM: read('VmHWM'), RssAnon: read('RssAnon') };
}
