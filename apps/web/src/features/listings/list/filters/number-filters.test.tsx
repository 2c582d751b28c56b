// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { listAddress, readListQuery } from '../../query/list-query.ts';
import NumberFilters from './number-filters.tsx';

function show(address = '') {
  const choose = vi.fn<(address: string) => void>();
  const query = readListQuery(new URLSearchParams(address));
  showScreen(<NumberFilters query={query} choose={choose} counts={[{ value: 'lift', count: 7 }]} atLeast={false} />, {
    address: '/Properties',
  });
  return {
    choose,
    apply: () => fireEvent.click(screen.getByRole('button', { name: 'Apply tank size, floor and parking' })),
  };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('typed numbers become the address together', () => {
  const { choose, apply } = show('leaseYearsMin=20&roomMin=2');
  type('Water tank from (litres)', '5,000');
  type('Solar from (kVA)', '7,5');
  type('Floor up to (ground is 0)', '0');
  type('Storeys from', '1.000');
  type('Storeys from', '');
  apply();
  expect(choose).toHaveBeenCalledWith(
    '/Properties?roomMin=2&tankLitresMin=5000&solarKvaMin=7.5&floorMax=0&leaseYearsMin=20',
  );
});

test('an emptied field removes its filter', () => {
  const { choose, apply } = show('floorMin=-1&powerHoursMin=12');
  type('Floor from (ground is 0)', '');
  apply();
  expect(choose).toHaveBeenCalledWith('/Properties?powerHoursMin=12');
});

test.each([
  ['Grid power from (hours a day)', '25', 'Type a number from 0 to 24'],
  ['Water tank from (litres)', 'big', 'Type a number from 1 to 1,000,000'],
  ['Floor up to (ground is 0)', '2', 'This is lower than the number before'],
])('%s of %j is refused', (label, value, error) => {
  const { choose, apply } = show('floorMin=3');
  type(label, value);
  apply();
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText(error)).toBeTruthy();
});

test('the lift is added to the chosen amenities', () => {
  show('amenities=borehole');
  const query = readListQuery(new URLSearchParams({ amenities: 'borehole,lift' }));
  expect(screen.getByRole('link', { name: /^Lift/ }).getAttribute('href')).toBe(listAddress(query));
});
