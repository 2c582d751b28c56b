import { expect, test } from './journey.ts';
import { expectAccessible, phone, scrollThrough } from './page-health.ts';
import { answerRequests } from './routed-requests.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a page whose script fails shows an error, and works after a reload', async ({ page }) => {
    const recover = await answerRequests(page, '**/assets/request-*.js', (route) => route.abort());
    await page.goto('/request');
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'The connection dropped before this page finished loading.' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    recover();
    await notice.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });

  test('a page that is opened offline shows an error, and loads on a retry', async ({ page, context }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Contact' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByRole('heading', { level: 1 })).toHaveText(/did not (arrive|open)/);
    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });

  test('a part of a listing that fails to load keeps the rest of the page', async ({ page, house }) => {
    await page.route('**/assets/evaluation-section-*.js', (route) => route.abort());
    await page.goto(`/property?id=${house.id}`);
    await scrollThrough(page);
    // A slow browser may draw no frame in which the scrolled page shows it.
    await page.locator('#price-estimate').scrollIntoViewIfNeeded();
    await expect(page.getByText('The connection dropped before this part loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4-bed house in Ridgemont');
    await expect(page.getByRole('button', { name: 'Report this listing' })).toBeEnabled();
  });
});
