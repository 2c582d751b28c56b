// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { show, ToastList } from './toast-list.tsx';

function showPage(more?: React.ReactNode): void {
  showScreen(
    <>
      <main id="content" tabIndex={-1}>
        <input aria-label="Name" />
        {more}
      </main>
      <ToastList />
    </>,
    { address: '/' },
  );
}

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

describe('Escape', () => {
  test('closes the newest toast first', async () => {
    showPage();
    show({ message: 'First saved' });
    show({ message: 'Second saved' });
    await screen.findByText('Second saved');
    escape();
    await gone('Second saved');
    expect(screen.getByText('First saved')).toBeTruthy();
    escape();
    await gone('First saved');
  });

  test('closes the focused toast and returns the focus to the previous control', async () => {
    showPage();
    show({ message: 'Older failure', kind: 'error' });
    show({ message: 'Newer failure', kind: 'error' });
    await screen.findByText('Newer failure');
    const name = screen.getByLabelText('Name');
    name.focus();
    const dismiss = screen.getByText('Older failure').closest('[role="alert"]')!.querySelector('button')!;
    dismiss.focus();
    escape();
    await gone('Older failure');
    expect(document.activeElement).toBe(name);
    expect(screen.getByText('Newer failure')).toBeTruthy();
    escape();
    await gone('Newer failure');
  });

  test('moves the focus to the page when the previous control is gone', async () => {
    showPage();
    show({ message: 'Deleted', stays: true });
    await screen.findByText('Deleted');
    const name = screen.getByLabelText('Name');
    name.focus();
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    name.remove();
    escape();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await gone('Deleted');
  });

  test.each([
    ['a dialog', <div key="1" role="dialog" aria-label="Edit" />],
    ['a menu', <ul key="1" role="menu" />],
    ['a list of suggestions', <ul key="1" role="listbox" />],
    ['a menu button', <button key="1" type="button" aria-label="Sale" aria-haspopup="true" aria-expanded="true" />],
  ])('leaves toasts alone while %s is open', async (_what, layer) => {
    showPage(layer);
    show({ message: 'Kept beside it', kind: 'error' });
    await screen.findByText('Kept beside it');
    escape();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getByText('Kept beside it')).toBeTruthy();
    fireEvent.click(screen.getByText('Kept beside it'));
    await gone('Kept beside it');
  });

  test('closes no toast while it empties a search', async () => {
    showPage(<input type="search" aria-label="Search" defaultValue="Borrowdale" />);
    show({ message: 'Kept beside the search', kind: 'error' });
    await screen.findByText('Kept beside the search');
    screen.getByLabelText('Search').focus();
    escape();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getByText('Kept beside the search')).toBeTruthy();
    fireEvent.click(screen.getByText('Kept beside the search'));
    await gone('Kept beside the search');
  });
});

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('closes after five seconds, or later when its text is long', async () => {
    showPage();
    const long = 'The listing is saved, and the site shows it once our team has looked at its price, by tomorrow.';
    show({ message: 'Moved up' });
    show({ message: long });
    await screen.findByText(long);
    await pass(5_500);
    expect(screen.queryByText('Moved up')).toBeNull();
    expect(screen.getByText(long)).toBeTruthy();
    await pass(3_500);
    expect(screen.queryByText(long)).toBeNull();
  });

  test('stays while it has the focus, and closes after that', async () => {
    showPage();
    show({ message: 'Moved down' });
    await screen.findByText('Moved down');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    await pass(60_000);
    expect(screen.getByText('Moved down')).toBeTruthy();
    act(() => dismiss.blur());
    await pass(6_000);
    expect(screen.queryByText('Moved down')).toBeNull();
  });

  test('stays while the pointer is on it', async () => {
    showPage();
    show({ message: 'Renamed' });
    const toast = (await screen.findByText('Renamed')).closest('[role="alert"]')!;
    fireEvent.mouseEnter(toast);
    await pass(60_000);
    expect(screen.getByText('Renamed')).toBeTruthy();
    fireEvent.mouseLeave(toast);
    await pass(6_000);
    expect(screen.queryByText('Renamed')).toBeNull();
  });

  test.each([
    ['an error', { message: 'No connection to the server', kind: 'error' }],
    ['a message that stays', { message: 'The email is sent', kind: 'success', stays: true }],
  ] as const)('stays until it is dismissed when it is %s', async (_what, toast) => {
    showPage();
    show(toast);
    await screen.findByText(toast.message);
    await pass(600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(1_000);
    expect(screen.queryByText(toast.message)).toBeNull();
  });
});

test('shows equal messages once', async () => {
  showPage();
  show({ message: 'No connection', kind: 'error' });
  show({ message: 'No connection', kind: 'error' });
  await waitFor(() => expect(screen.getAllByText('No connection')).toHaveLength(1));
  escape();
  await gone('No connection');
});

test('replaces the oldest toast with the fifth, even if all are permanent', async () => {
  showPage();
  for (const number of [1, 2, 3, 4, 5]) show({ message: `Failure ${number}`, kind: 'error' });
  await screen.findByText('Failure 5');
  await gone('Failure 1');
  for (const number of [5, 4, 3, 2]) {
    escape();
    await gone(`Failure ${number}`);
  }
});
