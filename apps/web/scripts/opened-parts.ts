import type { Page } from '@playwright/test';

/** Controls that show something: menus, dialogs, lists of choices, folded parts, and forms that are sent empty. */
const openers = [
  'button[aria-haspopup]',
  'button[aria-expanded=false]',
  'details:not([open]) > summary',
  'form button[type=submit]',
].join(', ');

/** Acts of a menu, which may ask in a dialog before they are done. */
const acts = '[role=menu] button[role=menuitem]';

/**
 * Shows the parts of a screen that only a click shows, and calls `look` for each of them with its name. Rows of a list have
 * the same menu, so only the first is opened. `reopen` opens the screen as it was.
 */
export async function openParts(
  page: Page,
  reopen: () => Promise<void>,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const index of await firstsOf(page, openers)) {
    await reopen();
    if (!(await click(page, openers, index))) continue;
    await look(`part ${index}`);
    const count = await page.locator(acts).count();
    for (let act = 0; act < count; act += 1) {
      if (act > 0) {
        await reopen();
        await click(page, openers, index);
      }
      if (!(await click(page, acts, act))) continue;
      if (await page.getByRole('dialog').first().isVisible()) await look(`part ${index} act ${act}`);
    }
  }
}

/** The numbers of the visible elements, among all that match, without further rows of the same list. */
async function firstsOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const seen = new Set<string>();
    return elements.flatMap((element, index) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || element.closest('footer') || element.matches(':disabled')) return [];
      const row = element.closest('tr, li, article');
      const kind = row ? `${row.className} ${element.className}` : `${index}`;
      if (seen.has(kind)) return [];
      seen.add(kind);
      return [index];
    });
  });
}

/** Clicks an element and waits for what it shows. Returns false where something lies over it, or the page is left. */
async function click(page: Page, selector: string, index: number): Promise<boolean> {
  const address = page.url();
  const isClicked = await page
    .locator(selector)
    .nth(index)
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  // Parts load on demand.
  await page.waitForLoadState('networkidle');
  return isClicked && page.url() === address;
}
