import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Env } from '../settings.ts';
import { openMail } from '../gateways/mail/open-mail.ts';
import { openUsableStorage } from '../gateways/storage/open-storage.ts';
import { isLoopback } from '../network.ts';
import { bad, type Finding, good, warning } from './finding.ts';

/** Free megabytes: those that uploads may need at the same time, and those below which nothing works for long. */
const usualSpace = { enough: 1_536, few: 200 };

/** Writes a file to the store, reads and deletes it. */
export async function findStorage(env: Env): Promise<Finding[]> {
  const faults: string[] = [];
  const storage = await openUsableStorage(env, (text) => faults.push(text));
  try {
    const key = `probe/${randomUUID()}`;
    await storage.put(key, Buffer.from('probe'), 'text/plain');
    const isSame = Buffer.from((await storage.get(key)) ?? []).toString() === 'probe';
    await storage.delete(key);
    if (!isSame) return [bad('storage', `A file did not come back from ${storage.describe()} as it was written.`)];
    return [good('storage', `writes, reads and deletes in ${storage.describe()}`)];
  } catch (error) {
    return [bad('storage', faults[0] ?? (error as Error).message)];
  } finally {
    await storage.close();
  }
}

/** Connects to the email server and logs in, without sending. */
export async function findMail(env: Env): Promise<Finding[]> {
  const mail = openMail(env);
  try {
    if (!mail.check) return [warning('mail', `Emails are ${mail.describe()} and reach no one: set SMTP_URL.`)];
    await mail.check();
    return [good('mail', mail.describe())];
  } catch (error) {
    return [bad('mail', `The email server refuses us (${(error as Error).message}): check SMTP_URL.`)];
  } finally {
    await mail.close();
  }
}

/** Checks the space for uploads and for the data folder. */
export async function findDisk(env: Pick<Env, 'DATA_DIR'>, { enough, few } = usualSpace): Promise<Finding[]> {
  await mkdir(env.DATA_DIR, { recursive: true });
  return Promise.all(
    [...new Set([env.DATA_DIR, tmpdir()])].map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      const megabytes = Math.round((bavail * bsize) / 2 ** 20);
      const text = `${megabytes} MB are free in ${folder}`;
      if (megabytes < few) return bad('disk', `${text}: make room.`);
      if (megabytes < enough) return warning('disk', `${text}: uploads may need ${enough} MB.`);
      return good('disk', text);
    }),
  );
}

/** Checks the settings of the way from a visitor to the server. */
export function findProxy({ PUBLIC_URL: url, TRUST_PROXY: trusted = [], HOST: host }: Env): Finding[] {
  if (url?.startsWith('https:') && !trusted.length)
    return [warning('proxy', 'PUBLIC_URL is https, so a proxy stands in front: set TRUST_PROXY to its addresses.')];
  if (url?.startsWith('http:') && !isLoopback(new URL(url).hostname) && !isLoopback(host))
    return [warning('proxy', 'PUBLIC_URL is http: passwords travel in the open. Put a proxy with TLS in front.')];
  return [good('proxy', trusted.length ? `headers of ${trusted.join(', ')} are believed` : 'none is trusted')];
}
