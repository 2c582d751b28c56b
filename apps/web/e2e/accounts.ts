import { type APIResponse, expect, type Page } from '@playwright/test';

export const demoPassword = 'africanscity';

/** Logs in on the login page and waits for the redirect. For journeys about the login; others call `enter`. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/login')) await page.goto('/login');
  // The URL changes shortly before the page does, and the previous page may have an email field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Stores a session in the browser once, before the next page opens. */
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
    // Later pages keep the journey's own changes.
    const mark = `entered ${kept.accessToken}`;
    if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, '1');
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, session);
}

/** Returns an unused email address. */
export function freshEmail(name: string): string {
  return `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Creates an account through the API. */
export async function createAccount(page: Page, email: string, password: string): Promise<void> {
  const form = { name: 'Chipo', surname: 'Dube', email, password };
  await succeed(page.request.post('/api/africanscity/saveuser', { form }));
}

/** Creates an account and stores its session in the browser. */
export async function enterAsNew(page: Page, email: string, password: string): Promise<void> {
  await createAccount(page, email, password);
  await enter(page, email, password);
}

/** Signs up on the page, until the login page opens. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chipo');
  await page.getByRole('textbox', { name: 'Surname' }).fill('Dube');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Until then the fields belong to the previous page.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

async function succeed(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true);
  return response;
}
