import { GatewayUnreachable } from '../payments.ts';
import { maxMessageLength } from './message.ts';

/** Posts a form and resolves with the response text. Throws `GatewayUnreachable` when there is none. */
export type SendMessage = (url: string, body: string, timeoutMs: number) => Promise<string>;

/** Posts over HTTP: follows no redirect to another host, limits time and size, and shows no address in its errors. */
export const sendOverHttp: SendMessage = async (url, body, timeoutMs) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBounded(response);
    if (!response.ok) throw new GatewayUnreachable(`It answered ${response.status}.`);
    return text;
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new GatewayUnreachable(name === 'TimeoutError' ? 'It did not answer in time.' : (cause?.code ?? name));
  }
};

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxMessageLength) throw new GatewayUnreachable('Its answer is too long.');
  }
  return text;
}
