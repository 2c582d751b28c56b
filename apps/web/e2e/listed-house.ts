import { request } from '@playwright/test';
import { demoPassword } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';

export interface ListedHouse {
  id: number;
  price: number;
  city: string;
  pictures: number;
}

/** Lists a house with four pictures for the duration of `use`. */
export async function withListedHouse(baseURL: string, use: (house: ListedHouse) => Promise<void>): Promise<void> {
  const api = await request.newContext({ baseURL });
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
    address: '7 Msasa Close',
    area: 'Ridgemont',
    country: 'ZW',
    numRoom: 4,
    numBathroom: 2,
    size: 320,
    description: 'Quiet and sunny.\n\nA <b>borehole</b> & a garden.',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const photos = await drawPhotos(7);
  for (const { name, mimeType, buffer } of photos)
    form.append('pictures', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const saved = await api.post('/api/africanscity/saveproperties', { headers, multipart: form });
  if (!saved.ok()) throw new Error(`The house was not listed: ${await saved.text()}`);
  const { id } = await saved.json();
  await use({ ...house, id, pictures: photos.length });
  await api.post(`/api/africanscity/deletepropertybyid?id=${id}`, { headers });
  await api.dispose();
}
