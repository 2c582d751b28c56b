// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, Navigate, type NavigateFunction, Outlet, redirect, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { pageNotice, showNotice } from './page-notice.ts';
import { PageNoticePlace } from './page-notice-place.tsx';

let navigate: NavigateFunction;

function Layout() {
  const change = useNavigate();
  useLayoutEffect(() => {
    navigate = change;
  });
  return (
    <>
      <PageNoticePlace />
      <Outlet />
    </>
  );
}

/** Shows a form, whose submission leads to the address with a notice, and the pages beyond. */
async function submitTo(address: string, renderingMs = 0): Promise<void> {
  pageNotice.dismiss();
  showScreen(null, {
    address: '/form',
    beyond: [
      {
        element: <Layout />,
        children: [
          { path: '/form', element: <p>Form</p> },
          { path: '/', loader: () => redirect('/home') },
          { path: '/home', element: <Link to="/pricing">Home</Link> },
          { path: '/staff', element: <Navigate to="/admin" replace /> },
          { path: '/admin', element: <p>Administration</p> },
          { path: '/pricing', element: <p>Pricing</p> },
        ],
      },
    ],
  });
  await screen.findByText('Form');
  await act(async () => {
    await navigate(address);
    showNotice({ message: 'Thank you.' });
    vi.setSystemTime(Date.now() + renderingMs);
  });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a notice stays on a page that takes seconds to render, and leaves with it', async () => {
  await submitTo('/', 60_000);
  await screen.findByText('Home');
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  await act(async () => navigate('/pricing'));
  await screen.findByText('Pricing');
  expect(screen.queryByText('Thank you.')).toBeNull();
});

test('a notice leaves with its page even when that page was left at once', async () => {
  await submitTo('/home');
  await act(async () => navigate('/pricing'));
  await screen.findByText('Pricing');
  expect(screen.queryByText('Thank you.')).toBeNull();
});

test('a notice goes along with a redirect', async () => {
  await submitTo('/staff');
  await screen.findByText('Administration');
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  await act(async () => navigate('/pricing'));
  expect(screen.queryByText('Thank you.')).toBeNull();
});
