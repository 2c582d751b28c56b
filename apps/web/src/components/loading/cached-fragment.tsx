import { type ComponentProps, type ComponentType, createContext, createElement, type ReactElement, use } from 'react';

/** Returns the markup of an element: the stored markup of its key, or newly rendered markup, which it stores. */
type RenderFragment = (key: string, element: ReactElement) => string;

const FragmentCacheContext = createContext<RenderFragment | null>(null);

/** Provides the fragment cache on the server. Browsers have no provider and render the same elements. */
export const FragmentCache = FragmentCacheContext.Provider;

/** The attributes of the element around the fragment, and its component with the component's props. */
type CachedFragmentProps<Props extends object> = Omit<ComponentProps<'div'>, 'children'> & {
  [data: `data-${string}`]: unknown;
  /** The element around the fragment. Defaults to a list item. */
  as?: 'li' | 'div' | 'nav' | 'details';
  /**
   * The component of the fragment. It reads no context other than `SaveData`: the server renders it without the
   * page's address and queries. It uses no ids.
   */
  of: ComponentType<Props>;
  /** Its props, as JSON values. */
  props: Props;
};

/** An element whose content the server renders once for all pages that show the same component with the same props. */
export function CachedFragment<Props extends object>({
  as: Element = 'li',
  of: Fragment,
  props,
  ...attributes
}: CachedFragmentProps<Props>) {
  const renderFragment = use(FragmentCacheContext);
  const fragment = createElement(Fragment, props);
  if (!renderFragment) return <Element {...(attributes as object)}>{fragment}</Element>;
  const html = { __html: renderFragment(`${numberOf(Fragment as ComponentType)} ${JSON.stringify(props)}`, fragment) };
  // The markup is React's own, so hydration finds the same elements.
  // oxlint-disable-next-line react/no-danger -- see above
  return <Element {...(attributes as object)} dangerouslySetInnerHTML={html} />;
}

const numbers = new WeakMap<ComponentType, number>();
let count = 0;

/** A number for each component: two components with the same name and props are different fragments. */
function numberOf(component: ComponentType): number {
  const known = numbers.get(component);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(component, count);
  return count;
}
