import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { withOwnServer } from './own-server.ts';
import { phone } from './page-health.ts';

/**
 * Starts a site on this machine, and a server that may fetch files from it: that of other journeys fetches nothing from this
 * machine. `use` gets a page of that server, and the origin of the site.
 */
export async function withLocalSite(
  { page, name, listener }: { page: Page; name: string; listener: RequestListener },
  use: (own: Page, origin: string) => Promise<void>,
): Promise<void> {
  const site = createServer(listener);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const program = ['apps/api/test/local-feeds.ts', String(port)];
  try {
    const own = { page, name, viewport: phone.viewport };
    await withOwnServer(own, (ownPage) => use(ownPage, `http://127.0.0.1:${port}`), {}, program);
  } finally {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
}
