import { generate } from 'otplib';
import type { TestApp } from './test-app.ts';

/** Returns the code that an app shows, some seconds from now on the application's clock. */
export function timeCodeOf(t: TestApp, secret: string, seconds = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(t.ctx.clock().getTime() / 1000) + seconds });
}

/** Sets up an app for codes for the user of a session. Its current code is used up. */
export async function addTimeCode(
  t: TestApp,
  headers: Record<string, string>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await succeed<{ secret: string }>(t.post('africanscity/starttimecode', undefined, { headers }));
  const form = new URLSearchParams({ code: await timeCodeOf(t, secret) });
  const added = await succeed<{ recoveryCodes: string[] }>(t.post('africanscity/savetimecode', form, { headers }));
  return { secret, ...added };
}

async function succeed<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}
