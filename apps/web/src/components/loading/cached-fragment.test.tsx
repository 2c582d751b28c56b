import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { CachedFragment, FragmentCache } from './cached-fragment.tsx';

let markup: Map<string, string>;
beforeEach(() => {
  markup = new Map();
});

function renderFragment(key: string, fragment: ReactElement): string {
  if (!markup.has(key)) markup.set(key, renderToString(fragment));
  return markup.get(key)!;
}

const render = (element: ReactElement) =>
  renderToString(<FragmentCache value={renderFragment}>{element}</FragmentCache>);

interface Price {
  amount: number;
  currency?: string;
  tags: string[];
}

const Plain = ({ amount, currency, tags }: Price) => <b>{`${amount} ${currency ?? '-'} ${tags.join()}`}</b>;
const Loud = ({ amount, tags }: Price) => <em>{`${amount}! ${tags.join()}`}</em>;

it('renders a component with equal props once', () => {
  const first = render(<CachedFragment of={Plain} props={{ amount: 5, tags: ['new'] }} />);
  expect(first).toBe('<li><b>5 - new</b></li>');
  expect(render(<CachedFragment of={Plain} props={{ amount: 5, tags: ['new'] }} />)).toBe(first);
  expect(markup.size).toBe(1);
});

it.each([
  [{ amount: 6, tags: ['new'] }, '<li><b>6 - new</b></li>'],
  [{ amount: 5, tags: [] }, '<li><b>5 - </b></li>'],
  [{ amount: 5, tags: ['new'], currency: 'ZAR' }, '<li><b>5 ZAR new</b></li>'],
])('renders again for the props %j', (props, expected) => {
  render(<CachedFragment of={Plain} props={{ amount: 5, tags: ['new'] }} />);
  expect(render(<CachedFragment of={Plain} props={props} />)).toBe(expected);
});

it('tells two components with equal props apart', () => {
  const props = { amount: 5, tags: ['new'] };
  render(<CachedFragment of={Plain} props={props} />);
  expect(render(<CachedFragment of={Loud} props={props} />)).toBe('<li><em>5! new</em></li>');
});

it('puts attributes on the element around the fragment, outside the cache', () => {
  const props = { amount: 5, tags: [] };
  render(<CachedFragment of={Plain} props={props} as="nav" aria-label="Prices" />);
  expect(render(<CachedFragment of={Plain} props={props} as="nav" aria-label="Rents" />)).toContain(
    'aria-label="Rents"',
  );
  expect(markup.size).toBe(1);
});
