import { demoPassword, enterAsNew, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test.describe('in French on a phone', () => {
  test.use({ viewport: phone.viewport, locale: 'fr-SN' });

  test('the home page is at most 4,000 pixels long', async ({ page }) => {
    await page.goto('/fr/home', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  });

  test('a visitor is led to French, searches, opens a home, and signs up', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/fr/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1, name: 'Trouvez votre chez-vous en Afrique' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Lieu ou type' }).fill('villa à Dakar');
    await page.getByRole('button', { name: 'Rechercher' }).first().click();
    await expect(page).toHaveURL(/\/fr\/Properties\?.*text=villa/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Villas');
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fr\/property\//);
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    await page.reload();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/property\//);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/fr\/Properties\?/);

    const email = freshEmail('francais');
    await page.goto('/fr/register');
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Awa');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ndiaye');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('court');
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page.getByText('8 caractères').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('trois mots sans rapport');
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page).toHaveURL(/\/fr\/login/);
    expect((await waitForMail(email, new RegExp(siteBrand.name))).subject).toMatch(/^Bienvenue/);
  });
});

test.describe('a language', () => {
  test.use({ viewport: desktop.viewport, locale: 'fr-SN' });

  test('is chosen at the foot and remembered, and shared links keep theirs', async ({ page }) => {
    // A shared link stays in English, and offers French in one line.
    await page.goto('/pricing');
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Lire cette page en français' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Tarifs' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goto('/');
    await expect(page).toHaveURL('/home');
  });

  test('is chosen in the settings, for pages and emails', async ({ page }) => {
    const email = freshEmail('langue');
    await enterAsNew(page, email, demoPassword);
    await page.goto('/settings');
    await expectAccessible(page);
    await page.getByLabel('Language of pages and emails').selectOption('Français');
    await expect(page).toHaveURL('/fr/settings');
    await expect(page.getByLabel('Langue des pages et des e-mails')).toHaveValue('fr');
    await page.goto('/');
    await expect(page).toHaveURL('/fr/home');
    await page.goto('/reset');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect((await waitForMail(email, /mot de passe/)).subject).toContain('mot de passe');
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone.viewport, locale: 'fr', javaScriptEnabled: false });

  test('pages, links and forms stay in French', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/fr/home');
    await page.goto('/fr/Properties?propertyStatus=FOR_SALE');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fr\/property\//);
    await page.goto('/fr/login');
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Mot de passe').first().fill('pas le bon');
    await page.getByRole('button', { name: 'Connexion' }).last().click();
    await expect(page).toHaveURL(/\/fr\/login/);
    await expect(page.getByText(/incorrect/i).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/^[^?]*\/login/);
  });
});
