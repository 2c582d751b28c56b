import { type APIRequestContext, expect, request } from '@playwright/test';
import { demoPassword } from './accounts.ts';

/** Calls the API as a demo user, to prepare a journey. Operations are named without the path before them. */
export async function apiUser(email: string) {
  const api: APIRequestContext = await request.newContext({ baseURL: process.env.E2E_URL });
  const token = await api.post('/api/oauth/token', {
    headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
    form: { grant_type: 'password', username: email, password: demoPassword },
  });
  const headers = { authorization: `Bearer ${(await token.json()).access_token}` };

  async function get(call: string) {
    const response = await api.get(`/api/africanscity/${call}`, { headers });
    expect(response.ok(), `${call}: ${await response.text()}`).toBe(true);
    return response.json();
  }

  async function post(call: string, multipart: Record<string, string>): Promise<string> {
    const response = await api.post(`/api/africanscity/${call}`, { headers, multipart });
    expect(response.ok(), `${call}: ${await response.text()}`).toBe(true);
    return response.text();
  }

  return {
    get,
    post,
    /** Lists rooms with the given values. Returns the listing's id. */
    async list(values: Record<string, string | number>): Promise<number> {
      const listing = Object.entries({ ...rooms, ...values }).map(([name, value]) => [name, String(value)]);
      return JSON.parse(await post('saveproperties', Object.fromEntries(listing))).id;
    },
    async remove(id: number): Promise<void> {
      const response = await api.post(`/api/africanscity/deletepropertybyid?id=${id}`, { headers });
      expect(response.ok(), await response.text()).toBe(true);
    },
    /**
     * Waits until a listing and five similar ones are in an area of an invented name. The job that places them may have placed some,
     * or found their city alone: then they are not compared as equals.
     */
    async waitForArea(id: number, area: string): Promise<void> {
      const found = async () => (await get(`getpriceestimate?id=${id}`)).basis.search.place;
      await expect.poll(found, { intervals: [1000] }).toBe(area.toLowerCase());
    },
  };
}

const rooms = {
  role: 'INDIVIDUAL',
  status: 'FOR_RENT',
  type: 'Rooms',
  country: 'ZW',
  numRoom: 1,
  price: 90,
  description: 'Clean and quiet.',
};

/** A listing for sale with an address of its own. */
export const familyHouse = {
  status: 'FOR_SALE',
  type: 'House',
  area: 'Avondale',
  city: 'Harare',
  size: 240,
  price: 85_000,
  description: 'A family house with a garden.',
  numGarage: 1,
  numRoom: 3,
  numBathroom: 2,
  numToilet: 2,
};

/** Returns an invented word of letters that is no place name. */
export function inventedPlace(): string {
  const letters = Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Q${letters.join('')}`;
}
