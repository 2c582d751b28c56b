// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SaveData } from './save-data.tsx';
import { OnDemand } from './on-demand.tsx';

afterEach(cleanup);
// Mantine asks for it, and jsdom has none.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

describe('OnDemand', () => {
  it('waits behind its button for visitors who save data, and takes the focus when it is there', () => {
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
