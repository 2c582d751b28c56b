// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { JoinCompany } from './join-company.tsx';

test.each(['/join-company', '/join-company#token=used'])(
  'an invitation that cannot be opened at %s leads on',
  async (address) => {
    const openInvitation = () => {
      throw new Error('This invitation was withdrawn.');
    };
    showScreen(<JoinCompany />, { address, answers: { openInvitation } });
    expect((await screen.findByRole('alert')).textContent).toContain('Ask the agency for a new invitation');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  },
);
