import { type ComponentProps, createContext, type ReactElement, use } from 'react';

/** Rendered markup by cache key. */
export interface FragmentStore {
  get(key: string): string | undefined;
  set(key: string, markup: string): unknown;
}

/** Returns the markup of an element: the stored markup of its key, or newly rendered markup, which it stores. */
type RenderFragment = (key: string, element: ReactElement) => string;

const FragmentCacheContext = createContext<RenderFragment | null>(null);

/** Provides the fragment cache on the server. Browsers have no provider and render the same elements. */
export const FragmentCache = FragmentCacheContext.Provider;

interface CachedFragmentProps extends Omit<ComponentProps<'div'>, 'children'> {
  [data: `data-${string}`]: unknown;
  /** The element around the fragment. Defaults to a list item. */
  as?: 'li' | 'div' | 'nav' | 'details';
  /** Everything that the fragment depends on, as a JSON value. */
  cacheKey: unknown;
  /** The fragment. It must not read the page's address or its queries, and must use no ids and no Mantine component. */
  children: ReactElement;
}

/** An element whose content the server renders once for all pages that show the same content. */
export function CachedFragment({ as: Element = 'li', cacheKey, children, ...props }: CachedFragmentProps) {
  const renderFragment = use(FragmentCacheContext);
  if (!renderFragment) return <Element {...(props as object)}>{children}</Element>;
  const html = { __html: renderFragment(JSON.stringify(cacheKey), children) };
  // The markup is React's own, so hydration finds the same elements.
  // oxlint-disable-next-line react/no-danger -- see above
  return <Element {...(props as object)} dangerouslySetInnerHTML={html} />;
}
