import { loadWebBundle, type WebBundle } from '../src/http/web-bundle.ts';

/** Returns the built web app. Throws when it was not built. */
export async function builtWeb(): Promise<WebBundle> {
  const bundle = await loadWebBundle();
  if (!bundle) throw new Error('The web app is not built. Run `npx pnpm build`.');
  return bundle;
}
