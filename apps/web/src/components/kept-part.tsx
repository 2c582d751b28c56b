import { type ComponentProps, createContext, type ReactElement, use } from 'react';

/** Markup of parts of pages, by all that they show. */
export interface KeptMarkup {
  get(key: string): string | undefined;
  set(key: string, markup: string): unknown;
}

/** Renders a part once and keeps its markup under a key. */
type KeepPart = (key: string, part: ReactElement) => string;

const KeepPartContext = createContext<KeepPart | null>(null);

/** What the server renders pages within; browsers go without, and render the same elements. */
export const KeepParts = KeepPartContext.Provider;

interface KeptPartProps extends Omit<ComponentProps<'div'>, 'children'> {
  [data: `data-${string}`]: unknown;
  /** What it is around; an item of a list by itself. */
  as?: 'li' | 'div' | 'nav' | 'details';
  /** All that the part shows, as JSON takes it: the part must depend on nothing else. */
  shows: unknown;
  /** The part. It knows neither the page's address nor its queries, and uses no ids and nothing of Mantine's. */
  children: ReactElement;
}

/** An element whose content the server writes once, however many pages show it. */
export function KeptPart({ as: Element = 'li', shows, children, ...props }: KeptPartProps) {
  const keep = use(KeepPartContext);
  if (!keep) return <Element {...(props as object)}>{children}</Element>;
  // React's own markup of these children, so browsers find what they would have been sent.
  // oxlint-disable-next-line react/no-danger -- see above
  return <Element {...(props as object)} dangerouslySetInnerHTML={{ __html: keep(JSON.stringify(shows), children) }} />;
}
