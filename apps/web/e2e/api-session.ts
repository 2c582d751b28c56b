import { type APIRequestContext, expect, request } from '@playwright/test';
import { demoPassword } from './accounts.ts';

/** Calls the API as a demo user, for what a journey needs and is not about. */
export async function openApi(email: string) {
  const api: APIRequestContext = await request.newContext({ baseURL: process.env.E2E_URL });
  const token = await api.post('/api/oauth/token', {
    headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
    form: { grant_type: 'password', username: email, password: demoPassword },
  });
  const headers = { authorization: `Bearer ${(await token.json()).access_token}` };
  return {
    async get(path: string) {
      return (await api.get(`/api/africanscity/${path}`, { headers })).json();
    },
    async list(values: Record<string, string | number>): Promise<number> {
      const defaults = { role: 'INDIVIDUAL', status: 'FOR_RENT', type: 'Rooms', country: 'ZW', numRoom: 1, price: 90 };
      const multipart = Object.fromEntries(
        Object.entries({ ...defaults, description: 'Clean and quiet.', ...values }).map(([name, value]) => [
          name,
          String(value),
        ]),
      );
      const saved = await api.post('/api/africanscity/saveproperties', { headers, multipart });
      expect(saved.ok(), await saved.text()).toBe(true);
      return (await saved.json()).id as number;
    },
    async remove(id: number) {
      await api.post(`/api/africanscity/deletepropertybyid?id=${id}`, { headers });
    },
  };
}

/** A word that is the name of no place, of letters only. */
export function inventedPlace(): string {
  const letters = Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Q${letters.join('')}`;
}
