import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { createAccount, enter, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

test.describe('the export of shown rows on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('holds the shown messages in their order, without hidden columns, and is safe in spreadsheets', async ({
    page,
  }) => {
    const mark = `Exported ${Date.now()}`;
    const email = freshEmail('exported');
    const send = (form: Record<string, string>) =>
      page.request.post('/api/africanscity/savecontactmessage', { form: { name: 'Rudo', email, ...form } });
    await send({ surname: 'Zulu', message: `=1+1, "${mark}"` });
    await send({ surname: 'Abe', message: `${mark}\nمتى تفتحون؟` });
    await enter(page, 'admin@example.com');
    await page.goto(`/admin/messages?search=${mark}&sort=surname-ASC`);
    await expect(page.getByText('2 in total', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Date' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);

    const file = await downloadRows(page, 'Export shown rows');
    expect(file.suggestedFilename()).toMatch(/^Messages \d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toBe(
      [
        '\ufeffFrom,Message,State\r\n',
        `"Rudo Abe\n${email}","${mark}\nمتى تفتحون؟",Waiting\r\n`,
        `"Rudo Zulu\n${email}","'=1+1, ""${mark}""",Waiting\r\n`,
      ].join(''),
    );
  });

  test('has the headers of users in the language of the page', async ({ page }) => {
    const email = freshEmail('exporte');
    await createAccount(page, email, 'a password of mine');
    await enter(page, 'admin@example.com');
    await page.goto(`/fr/admin/users?search=${email}`);
    await expect(page.getByText('1 au total', { exact: true })).toBeVisible();
    const file = await downloadRows(page, 'Exporter les lignes affichées');
    expect(file.suggestedFilename()).toMatch(/^Utilisateurs \d{4}-\d\d-\d\d\.csv$/);
    const [headers, row, end] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(headers).toBe('\ufeffNom,E-mail,Statut,Annonces,Depuis');
    expect(row).toContain(`,${email},`);
    expect(end).toBe('');
  });
});

/** Presses an export button with the keyboard, and returns its file. */
async function downloadRows(page: Page, name: string): Promise<Download> {
  const button = page.getByRole('button', { name });
  // The button is disabled until its script is loaded.
  await expect(button).toBeEnabled();
  const download = page.waitForEvent('download');
  await button.press('Enter');
  return download;
}
