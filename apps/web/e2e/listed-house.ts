import { request } from '@playwright/test';
import { demoPassword } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test as base } from './journey.ts';

export interface ListedHouse {
  id: number;
  price: number;
  city: string;
  pictures: number;
}

/** Tests with a house of their own, listed for sale with four pictures. */
export const test = base.extend<object, { house: ListedHouse }>({
  house: [
    async ({}, use, { workerIndex }) => {
      const api = await request.newContext({ baseURL: process.env.E2E_URL });
      const token = await api.post('/api/oauth/token', {
        headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
        form: { grant_type: 'password', username: 'owner@example.com', password: demoPassword },
      });
      const headers = { authorization: `Bearer ${(await token.json()).access_token}` };
      const house = { price: 200_000, city: 'Gweru' };
      const form = new FormData();
      const fields = {
        ...house,
        role: 'INDIVIDUAL',
        status: 'FOR_SALE',
        type: 'House',
        address: `${workerIndex} Msasa Close`,
        area: 'Ridgemont',
        country: 'ZW',
        numRoom: 4,
        numBathroom: 2,
        size: 320,
        description: 'Quiet and sunny.\n\nA <b>borehole</b> & a garden.',
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      const photos = await drawPhotos(workerIndex);
      for (const { name, mimeType, buffer } of photos)
        form.append('pictures', new File([new Uint8Array(buffer)], name, { type: mimeType }));
      const saved = await api.post('/api/africanscity/saveproperties', { headers, multipart: form });
      expect(saved.ok(), await saved.text()).toBe(true);
      const { id } = await saved.json();
      await use({ ...house, id, pictures: photos.length });
      await api.post(`/api/africanscity/deletepropertybyid?id=${id}`, { headers });
      await api.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
