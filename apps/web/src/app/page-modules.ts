import type { FormAction } from './form-action.ts';
import type { PageData } from './page-meta.ts';
import type { LoaderContext } from './router.tsx';

/** A module of `pages/`: a component, and a loader that prefetches its data and returns its metadata. */
export interface PageModule {
  default: React.ComponentType;
  loader: (context: LoaderContext, url: URL) => PageData | Promise<PageData>;
  /** Handles the page's form when it is submitted without scripts. */
  action?: FormAction;
}

/** All modules of `pages/`, by path. Each loads on first use. */
export const pages = import.meta.glob<PageModule>('../pages/*.tsx');
