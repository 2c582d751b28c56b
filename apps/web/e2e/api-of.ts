import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword } from './accounts.ts';

const client = `Basic ${Buffer.from('my-trusted-client:secret').toString('base64')}`;

/** The API as somebody of the demo, for what a journey needs to be there before it begins. */
export async function apiOf(request: APIRequestContext, email: string) {
  const token = await request.post('/api/oauth/token', {
    headers: { authorization: client },
    form: { grant_type: 'password', username: email, password: demoPassword },
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { authorization: `bearer ${access_token}` };
  return {
    async get(call: string) {
      const response = await request.get(`/api/africanscity/${call}`, { headers });
      expect(response.ok(), call).toBe(true);
      return response.json();
    },
    async post(call: string, form: Record<string, string>) {
      const response = await request.post(`/api/africanscity/${call}`, { headers, multipart: form });
      expect(response.ok(), `${call}: ${await response.text()}`).toBe(true);
      return response.text();
    },
  };
}

/** A listing of the demo's owner that no other journey looks at. Answers its number. */
export async function listHouse(request: APIRequestContext, address: string): Promise<number> {
  const owner = await apiOf(request, 'agency@example.com');
  await owner.post('saveproperties', {
    role: 'INDIVIDUAL',
    address,
    area: 'Avondale',
    city: 'Harare',
    country: 'ZW',
    type: 'House',
    size: '240',
    price: '85000',
    description: `A family house with a garden at ${address}.`,
    status: 'FOR_SALE',
    numGarage: '1',
    numRoom: '3',
    numBathroom: '2',
    numToilet: '2',
  });
  const page = (await owner.get('getpropertiesbyloggedinuser?page=0&size=100')) as {
    content: { id: number; address: string }[];
  };
  const id = page.content.find((row) => row.address === address)?.id;
  expect(id).toBeDefined();
  return id as number;
}
