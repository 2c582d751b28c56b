import { expect, test } from './journey.ts';

test('the home page answers', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/AfricansCity/);
});
