import { isIP } from 'node:net';
import { encodeCredentials } from './credentials-in-url.ts';

/**
 * Reads a server's address with user name and password, of one of the schemes. Throws an error that repeats no part of it.
 */
function readServer(text: string, scheme: RegExp, form: string): string {
  if (!scheme.test(text.trim())) throw new Error(`must look like ${form}`);
  return encodeCredentials(text, form);
}

const databaseForm = 'postgresql://USER:PASSWORD@HOST:5432/DATABASE';

/** Reads the address of a database. Throws an error that repeats no part of it. */
export function readDatabase(text: string): string {
  return readServer(text, /^postgres(ql)?:\/\//i, databaseForm);
}

const smtpForm = 'smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465';

/** Reads the address of an email server. Throws an error that repeats no part of it. */
export function readSmtp(text: string): string {
  return readServer(text, /^smtps?:\/\//i, smtpForm);
}

/** Splits addresses of databases that are separated by spaces or commas; a password may contain a comma. */
export function splitDatabases(text: string): string[] {
  return text
    .split(/[\s,]+(?=postgres(?:ql)?:\/\/)/i)
    .map((address) => address.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean);
}

/** Reads an address to listen on. IPv6 may be in brackets. Throws an error for any other text. */
export function readHost(text: string): string {
  const host = text.trim().replace(/^\[(.*)\]$/, '$1');
  if (isIP(host.replace(/%.*$/, '')) || /^[\w-]+(\.[\w-]+)*\.?$/.test(host)) return host;
  throw new Error('must be an address such as 127.0.0.1, 0.0.0.0 or ::, or a name, without scheme and port (set PORT)');
}

/** Reads scheme, host and port of a site. Throws an error that repeats nothing of the text. */
export function readOrigin(text: string): string {
  const url = new URL(readBareUrl(text));
  if (url.pathname !== '/')
    throw new Error(
      'must have no path: the site is served at the root of its host. Write it as https://www.example.com',
    );
  return url.origin;
}

/** Reads an http or https address without query, fragment, user name and password. Returns it without a trailing slash. */
export function readBareUrl(text: string): string {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text.trim()))
    throw new Error('must be an address such as https://www.example.com');
  if (url.username || url.password) throw new Error('must have no user name and no password before the host');
  if (url.search || url.hash || /[?#]/.test(text)) throw new Error('must have no ? and no #');
  return url.href.replace(/\/+$/, '');
}

/** Reads the address of a document, on a server or in a file; it may have a query. Throws an error that repeats no part of it. */
export function readRatesUrl(text: string): string {
  const url = URL.parse(text.trim());
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  const isFile = url && url.protocol === 'file:' && url.host === '' && url.pathname !== '/';
  if (isWeb || isFile) return url.href;
  throw new Error('must look like https://www.example.com/rates.json or file:///srv/rates.json');
}
