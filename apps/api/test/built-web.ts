import { loadWebBundle, type WebBundle } from '../src/http/web-bundle.ts';

/** The web app as it was built. Throws when it was not. */
export async function builtWeb(): Promise<WebBundle> {
  const bundle = await loadWebBundle();
  if (!bundle) throw new Error('The web app is not built. Run `npx pnpm build`.');
  return bundle;
}
