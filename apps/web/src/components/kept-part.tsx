import { createContext, type ReactElement, use } from 'react';

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

interface KeptItemProps {
  /** All that the part shows, as JSON takes it: the part must depend on nothing else. */
  shows: unknown;
  /** The part. It knows neither the page's address nor its queries, and uses no ids. */
  children: ReactElement;
}

/** An item of a list whose markup the server writes once, however many pages show it. */
export function KeptItem({ shows, children }: KeptItemProps) {
  const keep = use(KeepPartContext);
  if (!keep) return <li>{children}</li>;
  // React's own markup of these children, so browsers find what they would have been sent.
  // oxlint-disable-next-line react/no-danger -- see above
  return <li dangerouslySetInnerHTML={{ __html: keep(JSON.stringify(shows), children) }} />;
}
