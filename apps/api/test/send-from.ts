import { request } from 'node:http';
import type { TestApp } from './test-app.ts';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Posts a form from another address of this machine, such as 127.0.0.2, so that limits by address are separate. */
export function sendFrom(
  t: TestApp,
  localAddress: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = 'application/x-www-form-urlencoded';
    const sent = request(
      `${t.url}/${path}`,
      { method: 'POST', localAddress, headers: { 'content-type': type, ...headers } },
      (response) => {
        let text = '';
        response
          .on('data', (chunk) => (text += chunk))
          .on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      },
    );
    sent.on('error', reject).end(String(new URLSearchParams(fields)));
  });
}
