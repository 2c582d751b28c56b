import { type APIResponse, expect, type Page } from '@playwright/test';

export const demoPassword = 'africanscity';

/** Logs in on the login page and waits until it has led elsewhere. For journeys that are about it; others `enter`. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/login')) await page.goto('/login');
  // The address changes a moment before the page does, and the one before may ask for an email too.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Puts a session into the browser as the login page does, once, before the next page is opened. */
export async function enter(page: Page, email: string, password = demoPassword): Promise<void> {
  const token = (await (
    await succeed(
      page.request.post('/api/oauth/token', {
        headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
        form: { grant_type: 'password', username: email, password },
      }),
    )
  ).json()) as { access_token: string; token_type: string; expires_in: number; scope: string };
  const authorization = `${token.token_type} ${token.access_token}`;
  const [fullName, role] = await Promise.all(
    ['loggedinuserfullname', 'loggedinuserrole'].map(async (call) =>
      (await succeed(page.request.get(`/api/africanscity/${call}`, { headers: { authorization } }))).text(),
    ),
  );
  const session = {
    authenticated: '1',
    accessToken: token.access_token,
    expiresIn: String(token.expires_in),
    tokenType: token.token_type,
    scope: token.scope,
    time: new Date().toISOString(),
    authHeaderString: authorization,
    userFullName: fullName!,
    role: role!,
  };
  await page.addInitScript((kept) => {
    // Later pages find what the journey has made of it since.
    const mark = `entered ${kept.accessToken}`;
    if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, '1');
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, session);
}

/** An address that no other journey uses. */
export function freshEmail(name: string): string {
  return `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Makes an account for somebody new without the page for it. */
export async function createAccount(page: Page, email: string, password: string): Promise<void> {
  const form = { name: 'Chipo', surname: 'Dube', email, password };
  await succeed(page.request.post('/api/africanscity/saveuser', { form }));
}

/** Puts the session of somebody new into the browser. */
export async function enterAsNew(page: Page, email: string, password: string): Promise<void> {
  await createAccount(page, email, password);
  await enter(page, email, password);
}

/** Registers somebody new, up to the login page. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chipo');
  await page.getByRole('textbox', { name: 'Surname' }).fill('Dube');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Until then the fields are still those of the page before.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

async function succeed(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true);
  return response;
}
