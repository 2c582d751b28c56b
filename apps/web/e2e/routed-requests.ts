import type { Page, Route } from '@playwright/test';

/**
 * Answers requests of an address until the returned function is called, and then lets them through. The route stays:
 * requests that arrive while the browser's interception is switched off can wait forever.
 */
export async function answerRequests(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.continue() : answer(route)));
  return () => {
    isOver = true;
  };
}
