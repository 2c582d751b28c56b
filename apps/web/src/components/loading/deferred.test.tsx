// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SaveData } from '../visitor/save-data.tsx';
import { Deferred } from './deferred.tsx';

let report: IntersectionObserverCallback = () => {};
const observed: Element[] = [];
// jsdom has no IntersectionObserver. This one reports what a test tells it.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {}
  },
);
const seen = (isIntersecting: boolean) =>
  act(() => report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));

afterEach(cleanup);
// jsdom has no matchMedia, which Mantine uses.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

describe('Deferred', () => {
  it('waits for its button when the visitor saves data, and takes the focus once rendered', () => {
    render(
      <MantineProvider>
        <SaveData value={true}>
          <Deferred label="Show more">
            <p>More</p>
          </Deferred>
        </SaveData>
      </MantineProvider>,
    );
    expect(screen.queryByText('More')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(document.activeElement?.contains(screen.getByText('More'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders once its placeholder, which reserves the space, is near the screen', () => {
    render(
      <Deferred className="reserved">
        <p>More</p>
      </Deferred>,
    );
    expect(observed.at(-1)?.className).toBe('reserved');
    seen(false);
    expect(screen.queryByText('More')).toBeNull();
    seen(true);
    expect(screen.getByText('More')).toBeDefined();
  });

  it('does not wait for a button without a label, even when the visitor saves data', () => {
    render(
      <SaveData value={true}>
        <Deferred>
          <p>More</p>
        </Deferred>
      </SaveData>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    seen(true);
    expect(screen.getByText('More')).toBeDefined();
  });
});
