import type { FormAction } from './form-action.ts';
import type { PageData } from './page-meta.ts';
import type { LoaderContext } from './router.tsx';

/** A module of `pages/`: a component, and a loader that prefetches what it reads and describes the page. */
interface PageModule {
  default: React.ComponentType;
  loader: (context: LoaderContext, url: URL) => PageData | Promise<PageData>;
  /** Does what the page's form asks when it comes without scripts. */
  action?: FormAction;
}

/** Everything in `pages/`, by its path from here. Each is loaded when it is first shown. */
export const pages = import.meta.glob<PageModule>('../pages/*.tsx');
