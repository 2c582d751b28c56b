import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import type { Page } from '@playwright/test';
import { startServer } from './server.ts';

/**
 * Starts a server with the demo data for one journey, whose changes other journeys must not see, or which needs other
 * settings. Opens a page of it in the browser of `page`. The program gets `more` settings.
 */
export async function withOwnServer(
  { page, name, viewport }: { page: Page; name: string; viewport: { width: number; height: number } },
  use: (own: Page) => Promise<void>,
  more: Record<string, string> = {},
  program?: string[],
): Promise<void> {
  const { E2E_POSTGRES, E2E_TEMPLATE, E2E_FOLDER } = process.env as Record<string, string>;
  const folder = join(E2E_FOLDER!, name);
  const database = `${E2E_TEMPLATE}_${name}`;
  await cp(join(E2E_FOLDER!, 'demo'), folder, { recursive: true });
  const server = await startServer(
    name,
    await cloneDatabase(E2E_POSTGRES!, E2E_TEMPLATE!, database),
    folder,
    more,
    program,
  );
  try {
    const context = await page.context().browser()!.newContext({ viewport, baseURL: server.url });
    await use(await context.newPage());
    await context.close();
  } finally {
    await server.stop();
    await dropDatabase(E2E_POSTGRES!, database);
  }
}
