// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SaveData } from '../visitor/save-data.tsx';
import { OnDemand } from './on-demand.tsx';

afterEach(cleanup);
// jsdom has no matchMedia, which Mantine uses.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

describe('OnDemand', () => {
  it('waits for its button when the visitor saves data, and takes the focus once rendered', () => {
    render(
      <MantineProvider>
        <SaveData value={true}>
          <OnDemand label="Show more">
            <p>More</p>
          </OnDemand>
        </SaveData>
      </MantineProvider>,
    );
    expect(screen.queryByText('More')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(document.activeElement?.contains(screen.getByText('More'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
