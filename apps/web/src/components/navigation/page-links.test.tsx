// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { PageLinks } from './page-links.tsx';

const show = (pageNumber: number, totalPages: number) => {
  const page = {
    first: pageNumber === 0,
    last: pageNumber >= totalPages - 1,
    totalPages,
    pageable: { pageNumber },
  };
  showScreen(<PageLinks page={page} addressOf={(target) => `/list?page=${target}`} />, { address: '/list' });
};

test.each([0, 1])('Links to other pages are missing from a list of %i pages', (totalPages) => {
  show(0, totalPages);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('Links lead to the other pages of two', () => {
  show(0, 2);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 1 of 2');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/list?page=1');
});

test('Links lead back from an address behind the only page', () => {
  show(1, 1);
  expect(screen.getByRole('link', { name: 'Prev' }).getAttribute('href')).toBe('/list?page=0');
});
