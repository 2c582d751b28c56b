import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test } from './journey.ts';
import { withLocalSite } from './local-site.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

const header = 'Ref,Street,Suburb,Town,Country,Property type,Asking price,Description,Status,Bedrooms';
const homes = (...prices: number[]) =>
  [
    header,
    ...prices.map(
      (price, at) => `FA-${at},${at + 1} Feed Road,Avondale,Harare,Zimbabwe,House,${price},A house,For sale,3`,
    ),
    '',
  ].join('\n');

test('an agency has a feed fetched from an address, corrects the address, and forgets the feed', async ({
  page,
  serverUrl,
}) => {
  test.setTimeout(10 * 60_000);
  expect(serverUrl).toBeTruthy();
  let content: string | null = null;
  const listener: RequestListener = (_, response) => {
    if (content === null) response.writeHead(404).end();
    else response.end(content);
  };
  await withLocalSite({ page, name: 'feeds', listener }, (own, origin) =>
    keepFeed(own, { address: `${origin}/homes.csv`, serve: (file) => void (content = file) }),
  );
});

test('an administrator adds a feed of any owner, whose account must exist', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await enter(page, 'admin@example.com');
  await page.goto('/admin/feeds');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Homes of nobody');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://1.1.1.1/homes.xml');
  const owner = page.getByRole('textbox', { name: 'Owner of listings without an owner in the file' });
  await owner.fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Save and fetch' }).click();
  await expect(owner).toHaveAccessibleDescription(/names no account/i);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

interface FeedSite {
  address: string;
  serve: (file: string) => void;
}

async function keepFeed(own: Page, site: FeedSite): Promise<void> {
  const shown = async () => {
    await expectNoOverflow(own);
    await expectAccessible(own);
  };
  const card = own.getByRole('region', { name: 'Homes of Msasa' });
  const address = own.getByRole('textbox', { name: 'Address' });
  await enter(own, 'agency@example.com');
  await own.goto('/my-listings/import');
  await own.getByRole('link', { name: 'Feeds' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Feeds' })).toBeVisible();

  await own.getByRole('textbox', { name: 'Name', exact: true }).fill('Homes of Msasa');
  await address.fill('http://10.0.0.1/homes.csv');
  await own.getByRole('button', { name: 'Save and fetch' }).click();
  await expect(address).toHaveAccessibleDescription(/private network/);
  await shown();

  await address.fill(site.address);
  await own.getByRole('button', { name: 'Save and fetch' }).click();
  await expect(card.getByText('leads to no file (404)')).toBeVisible();
  await card.getByRole('button', { name: 'Settings' }).click();
  await expect(address).toHaveAccessibleDescription(/leads to no file/);
  await shown();
  await card.getByRole('button', { name: 'Cancel' }).click();

  site.serve(homes(85_000, 90_000, 95_000));
  await card.getByRole('button', { name: 'Fetch now' }).click();
  await expect(card.getByText('A file waits for you')).toBeVisible();
  await shown();
  await card.getByRole('link', { name: 'See what it changes' }).click();
  await own.getByRole('button', { name: 'Import 3 listings' }).click();
  await expect(own.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await own.goto('/my-listings/feeds');
  await expect(card.getByText('3 listings created')).toBeVisible();
  await expect(card.getByText('Next fetch')).toBeVisible();

  site.serve(homes(79_000, 90_000, 95_000));
  await card.getByRole('button', { name: 'Fetch now' }).click();
  await card.getByRole('link', { name: 'See what it changes' }).click();
  await expect(own.getByRole('cell', { name: '79000' })).toBeVisible();
  await own.getByRole('button', { name: 'Change 1 listing' }).click();
  await expect(own.getByRole('heading', { name: 'Import finished' })).toBeVisible();

  await own.goto('/my-listings/feeds');
  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card.getByText('Paused (every day)')).toBeVisible();
  await card.getByRole('button', { name: 'Forget' }).click();
  await expect(card.getByText('Its 3 listings stay on the site.')).toBeVisible();
  await card.getByRole('checkbox', { name: 'Withdraw its 3 listings' }).check();
  await expect(card.getByText('Its listings are taken off the site.')).toBeVisible();
  await shown();
  await card.getByRole('button', { name: 'Forget the feed' }).click();
  await expect(own.getByRole('heading', { name: 'Add a feed' })).toBeVisible();
}
