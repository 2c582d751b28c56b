import type { RequestListener, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { withLocalSite } from './local-site.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const slowMs = 3_000;

/** Answers with photos of homes, and at some addresses with faults. Counts its requests. */
async function openPhotos(): Promise<{ requests: string[]; listener: RequestListener }> {
  const photos = await drawPhotos(phone.viewport.width);
  const requests: string[] = [];
  const faulty: Record<string, (response: ServerResponse) => void> = {
    '/missing.jpg': (response) => void response.writeHead(404).end(),
    '/page.jpg': (response) => void response.end('<!doctype html><title>Log in</title>'),
    '/inside.jpg': (response) => void response.writeHead(302, { location: 'http://10.0.0.1/photo.jpg' }).end(),
    '/slow.jpg': (response) => void setTimeout(() => response.end(photos[0]!.buffer), slowMs),
  };
  const listener: RequestListener = ({ url = '' }, response) => {
    requests.push(url);
    if (faulty[url]) return faulty[url](response);
    response.end(photos[Number(/\d+/.exec(url)) % photos.length]!.buffer);
  };
  return { requests, listener };
}

const header = 'Ref,Street,Suburb,Town,Country,Property type,Asking price,Description,Status,Bedrooms,Photos';
const homeAt = (place: number, photos: string) =>
  `PH-${place},${place + 1} Photo Road,Avondale,Harare,Zimbabwe,House,${85_000 + place * 1000},A house,For sale,3,${photos}`;

test('an agency imports homes with pictures at addresses, and again without fetching them', async ({
  page,
  serverUrl,
}) => {
  test.setTimeout(10 * 60_000);
  expect(serverUrl).toBeTruthy();
  const { requests, listener } = await openPhotos();
  await withLocalSite({ page, name: 'pictures', listener }, (own, origin) =>
    importTwice(own, { requests, at: (name) => `${origin}/${name}` }),
  );
});

async function importTwice(
  own: Page,
  { at, requests }: { at: (name: string) => string; requests: string[] },
): Promise<void> {
  const shown = async () => {
    await expectNoOverflow(own);
    await expectAccessible(own);
  };
  const good = Array.from({ length: 30 }, (_, place) =>
    homeAt(place, `${at(`${place}.jpg`)}|${at(`${place + 100}.jpg`)}`),
  );
  const faulty = ['slow', 'missing', 'page', 'inside'].map((name, place) => homeAt(30 + place, at(`${name}.jpg`)));
  const upload = async () => {
    await own.locator('input[type=file][accept*=csv]').setInputFiles({
      name: 'homes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([header, ...good, ...faulty, ''].join('\n')),
    });
    await own.getByRole('button', { name: 'Upload and check' }).click();
    await expect(own.getByRole('heading', { name: 'Checked: nothing has been imported yet' })).toBeVisible();
  };
  await enter(own, 'agency@example.com');
  await own.goto('/my-listings/import');
  await upload();
  await expect(own.getByText('34 new, 0 there already, 0 refused.')).toBeVisible();
  await expect(own.getByText('The import fetches 64 pictures from their web addresses.')).toBeVisible();
  expect(requests).toEqual([]);
  await shown();
  const without = own.getByRole('checkbox', {
    name: 'If some pictures cannot be fetched, import the listing without them',
  });
  await expect(without).toBeChecked();
  await without.uncheck();
  await own.getByRole('button', { name: 'Import 34 listings' }).click();
  await expect(own.getByText(/of 64 pictures/)).toBeVisible();
  await shown();
  await expect(own.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expect(own.getByText('31 created, 0 there already, 3 refused.')).toBeVisible();
  await expect(own.getByRole('cell', { name: 'missing.jpg, which leads to no file (404)' })).toBeVisible();
  await expect(own.getByRole('cell', { name: 'inside.jpg, which is redirected to one that leads' })).toBeVisible();
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
  expect(requests).toHaveLength(64);
  await shown();

  requests.length = 0;
  await own.getByRole('button', { name: 'Import another file' }).click();
  await expect(own.getByText('imported: 31 created, 3 refused')).toBeVisible();
  await upload();
  await expect(own.getByText('3 new, 31 there already, 0 refused.')).toBeVisible();
  await expect(own.getByText('The import fetches 3 pictures from their web addresses.')).toBeVisible();
  await own.getByRole('button', { name: 'Import 3 listings' }).click();
  await expect(own.getByText('3 created, 31 there already, 0 refused.')).toBeVisible();
  await expect(own.getByText('Listings were imported without them.')).toBeVisible();
  expect(requests.toSorted()).toEqual(['/inside.jpg', '/missing.jpg', '/page.jpg']);
  await shown();

  await own.goto('/myListings');
  await expect(own.getByRole('link', { name: /34 Photo Road|1 Photo Road/ }).first()).toBeVisible();
}
