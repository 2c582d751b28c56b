// @vitest-environment jsdom
import type { PropertyRequest } from '@africanscity/contracts/requests/requests';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/call.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { LinkedRequest } from './linked-request.tsx';

const request: PropertyRequest = {
  id: 7,
  category: 1,
  name: 'Thandi Ncube',
  email: 'thandi@africanscity.example',
  phone: '',
  phoneLinks: null,
  categoryReadable: 'House',
  location: 'Avondale',
  amenities: [],
  details: '',
  criteria: [],
  state: 'open',
  told: 2,
  answers: [],
  createdAt: '2026-01-01T12:00:00Z',
};
const offline = () => {
  throw new ApiFailure(0, 'offline', 'The server cannot be reached.');
};

/** A server whose responses the test can stop. */
function createServer() {
  let reached = true;
  const deletePropertyRequest = vi.fn<() => string>(() => (reached ? '' : offline()));
  showScreen(<LinkedRequest />, {
    address: '/my-request#token=secret',
    answers: { openPropertyRequest: () => (reached ? request : offline()), deletePropertyRequest },
  });
  return { deletePropertyRequest, breakOff: () => (reached = false) };
}

it('reports that a request is deleted after the server’s response', async () => {
  const { deletePropertyRequest } = createServer();
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('The request is deleted, with all answers to it.')).toBeTruthy();
  expect(deletePropertyRequest).toHaveBeenCalledWith({ id: '7', token: 'secret' });
});

it('keeps a request on the page when the deletion fails', async () => {
  const { breakOff } = createServer();
  const button = await screen.findByRole('button', { name: /^Delete/ });
  breakOff();
  await act(async () => void fireEvent.click(button));
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
  expect(screen.getByRole('button', { name: /^Delete/ })).toBeTruthy();
  expect(screen.queryByText(/The request is deleted/)).toBeNull();
});
