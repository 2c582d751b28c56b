// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteLink } from './site-link.tsx';

const heard = vi.fn<() => void>();

beforeEach(() => {
  window.history.replaceState(null, '', '/here');
  const element = (
    <SiteLink to="/there?page=2" onClick={heard}>
      There
    </SiteLink>
  );
  const router = createBrowserRouter([
    { path: '/here', element },
    { path: '/there', element: <p>Arrived</p> },
  ]);
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  heard.mockClear();
});

it('navigates without loading a document', async () => {
  const link = screen.getByRole('link', { name: 'There' });
  expect(link.getAttribute('href')).toBe('/there?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  await screen.findByText('Arrived');
  expect(window.location.search).toBe('?page=2');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  async (held) => {
    // jsdom does not follow links. The test checks whether the click was handled.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const taken = vi.fn<(isTaken: boolean) => void>();
    document.addEventListener('click', (event) => taken(event.defaultPrevented), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'There' }), held);
    expect(taken).toHaveBeenCalledWith(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(window.location.pathname).toBe('/here');
  },
);

it('adds no history entry for a link to the current page', async () => {
  window.history.replaceState(null, '', '/again');
  cleanup();
  const router = createBrowserRouter([{ path: '/again', element: <SiteLink to="/again">Again</SiteLink> }]);
  render(<RouterProvider router={router} />);
  const { length } = window.history;
  const moved = vi.fn<() => void>();
  router.subscribe(moved);
  fireEvent.click(screen.getByRole('link', { name: 'Again' }));
  await waitFor(() => expect(moved).toHaveBeenCalled());
  expect(window.history.length).toBe(length);
  router.dispose();
});
