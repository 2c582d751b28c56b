import { randomUUID } from 'node:crypto';
import type { Env } from '../settings.ts';
import { type Finding, good, warning } from './finding.ts';

const subject = 'public URL';
const timeoutMs = 5_000;

type Settings = Pick<Env, 'PUBLIC_URL' | 'API_BASE_PATH' | 'TRUST_PROXY'>;

/** Asks the server at PUBLIC_URL whether it lives, as visitors reach it. Returns no finding without the setting. */
export async function findPublicAddress({
  PUBLIC_URL: url,
  API_BASE_PATH: basePath,
  TRUST_PROXY: trusted = [],
}: Settings): Promise<Finding[]> {
  if (!url) return [];
  const requestId = `doctor-${randomUUID()}`;
  try {
    const response = await fetch(`${url}${basePath}/health/live`, {
      redirect: 'manual',
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return [findAnswer(url, trusted, response, requestId)];
  } catch (error) {
    return [findFault(url, error as Error)];
  }
}

function findAnswer(url: string, trusted: string[], response: Response, requestId: string): Finding {
  const returnedId = response.headers.get('x-request-id');
  if (response.status !== 200 || !returnedId)
    return warning(
      subject,
      `${url} answers ${response.status}${returnedId ? '' : ', but not as this server'}: start the server, and let the proxy pass all paths on to it.`,
    );
  if (!trusted.length) return good(subject, `${url} answers`);
  // The server takes the request's id from trusted proxies only. Most proxies set one of their own, which shows nothing.
  return good(
    subject,
    returnedId === requestId
      ? `${url} answers, and its proxy is trusted`
      : `${url} answers; the log and the overview of the administration name a proxy that TRUST_PROXY lacks`,
  );
}

function findFault(url: string, error: Error): Finding {
  const { code, message } = { ...reasonOf(error) };
  if (/CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO/.test(code))
    return warning(
      subject,
      `${url} has no certificate that this machine accepts (${code}): browsers may warn of it. Renew the certificate at the proxy, with the name of PUBLIC_URL and its chain.`,
    );
  return warning(
    subject,
    `${url} does not answer this machine (${code || message}): start the server, and check the name, the proxy and the firewall.`,
  );
}

/** Returns the fault of the connection, which fetch gives as the cause of its own. */
function reasonOf(error: Error): { code: string; message: string } {
  const reason = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  return { code, message: reason.message };
}
