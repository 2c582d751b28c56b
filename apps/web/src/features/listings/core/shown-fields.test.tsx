// @vitest-environment jsdom
import { formatField, unitIn } from '@africanscity/contracts/listings/field-text';
import { appliesTo, topKinds } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf, shownFieldNames } from '@africanscity/contracts/listings/fields';
import { filteredFields } from '@africanscity/contracts/listings/list-rows';
import { useForm } from '@mantine/form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { sampleListing, samples } from '../../../testing/sample-listing.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import AmenityFilter from '../list/filters/amenity-filter.tsx';
import FurtherFilters from '../list/filters/further-filters.tsx';
import { ListFilters } from '../list/filters/list-filters.tsx';
import { readListQuery } from '../query/list-query.ts';
import { ListingFacts } from '../details/listing-facts.tsx';
import { PrintedListing } from '../details/printed-listing.tsx';
import CostFields from '../own/form/cost-fields.tsx';
import { FactFields } from '../own/form/fact-fields.tsx';
import { valuesOf } from '../own/form/listing-values.ts';

// Each row of the table of fields in each of its places on screens.

const kinds = topKinds.map((kind) => ({ kind, parent: null, depth: 0, forSale: 1, forRent: 0 }));

function Form({ type }: { type: string }) {
  const form = useForm({ initialValues: { ...valuesOf(sampleListing), type } });
  return (
    <>
      <FactFields form={form} />
      <CostFields form={form} />
    </>
  );
}

/** Looking for a label reads the whole form. */
const slow = { timeout: 20_000, interval: 250 };

const labelOf = (name: (typeof fieldNames)[number]) => fieldOf(name).label();

describe('the form', () => {
  test.each(topKinds)('of a %s asks for its fields', async (type) => {
    showScreen(<Form type={type} />, { address: '/', answers: { getPropertiesKinds: () => kinds } });
    const asked = fieldNames.filter((name) => appliesTo(fieldOf(name), type)).map(labelOf);
    await waitFor(() => {
      const shown = fieldNames.map(labelOf).filter((label) => screen.queryByLabelText(label));
      expect(shown).toEqual(asked);
    }, slow);
  });
});

const textsOf = (names: readonly (typeof fieldNames)[number][]) =>
  names.map((name) => formatField(fieldOf(name), samples[name], 'USD', unitIn(fieldOf(name), samples))!);

test('the page of a listing shows every known field, and no unknown one', () => {
  showScreen(<ListingFacts listing={sampleListing} />, { address: '/' });
  for (const text of textsOf(shownFieldNames))
    expect(screen.getAllByText(text, { exact: true }).length).toBeGreaterThan(0);
  for (const name of shownFieldNames.filter((one) => !('phrase' in fieldOf(one))))
    expect(screen.getAllByText(labelOf(name), { selector: 'dt' })).toHaveLength(1);
});

test('the page of a listing shows nothing of fields that are unknown', () => {
  const nothing = Object.fromEntries(fieldNames.map((name) => [name, null]));
  showScreen(<ListingFacts listing={{ ...sampleListing, ...nothing }} />, { address: '/' });
  expect(screen.queryByRole('definition')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['300 m²']);
});

test('the page of a listing labels amenities that only the description names', () => {
  const nothing = Object.fromEntries(fieldNames.map((name) => [name, null]));
  const described = {
    ...sampleListing,
    ...nothing,
    water: ['water_tank'],
    amenities: ['water_tank', 'borehole', 'gym'],
  };
  showScreen(<ListingFacts listing={described as never} />, { address: '/' });
  const list = screen.getByRole('list', { name: 'From the description' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Borehole or well', 'Gym']);
});

test('the printed listing has the fields that are printed', async () => {
  showScreen(<PrintedListing listing={sampleListing} url="https://example.com/property/1" />, { address: '/' });
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toEqual([...fieldNames.filter((name) => fieldOf(name).print).map(labelOf), 'Size']);
});

test('the printed listing labels amenities that only the description names', async () => {
  const described = { ...sampleListing, amenities: ['gym', 'balcony'] as const };
  showScreen(<PrintedListing listing={described as never} url="https://example.com/property/1" />, { address: '/' });
  const definitions = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(screen.getAllByRole('term').at(-1)?.textContent).toBe('From the description');
  expect(definitions.at(-1)).toBe('Gym, Balcony or veranda');
});

test('the filter of amenities says that it counts descriptions, too', () => {
  const counts = [{ value: 'borehole', count: 2 }];
  showScreen(<AmenityFilter query={readListQuery(new URLSearchParams())} counts={counts} atLeast={false} />, {
    address: '/Properties',
  });
  expect(screen.getByText('Counts include what only the description of a listing says.')).toBeTruthy();
});

test('an area is typed in a unit, and its square metres are shown', async () => {
  showScreen(<Form type="Land" />, { address: '/', answers: { getPropertiesKinds: () => kinds } });
  const area = await screen.findByLabelText('Plot area', {}, slow);
  fireEvent.change(area, { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Unit of the plot area'), { target: { value: 'acres' } });
  expect(screen.getByText('2 acres (8,094 m²)')).toBeTruthy();
  fireEvent.change(area, { target: { value: '0.5 ha' } });
  expect(screen.getByText('0.5 ha (5,000 m²)')).toBeTruthy();
});

test.each([
  ['2', 'acres', '/Properties?plotAreaMin=2acres'],
  ['600', 'metres', '/Properties?plotAreaMin=600'],
  ['half an acre', 'metres', '/Properties?plotAreaMin=0.5acres'],
  ['1,200', 'feet', '/Properties?plotAreaMin=1200feet'],
  ['', 'acres', '/Properties'],
])('the filter of plots takes %j in %s as %s', (typed, unit, address) => {
  const choose = vi.fn<(address: string) => void>();
  showScreen(
    <FurtherFilters query={readListQuery(new URLSearchParams())} choose={choose} limits={[]} currency={undefined} />,
    {
      address: '/Properties',
    },
  );
  fireEvent.change(screen.getByLabelText('Plot area from'), { target: { value: typed } });
  fireEvent.change(screen.getByLabelText('Unit of the plot area'), { target: { value: unit } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply plot area' }));
  expect(choose).toHaveBeenCalledWith(address);
});

test('the filter of beds names its currency, and keeps it in the address', () => {
  const query = readListQuery(new URLSearchParams());
  showScreen(<FurtherFilters query={query} choose={() => {}} limits={[40_000]} currency="NGN" />, {
    address: '/Properties',
  });
  expect(screen.getByText('Price of a bed a month in NGN')).toBeTruthy();
  expect(screen.getByRole('link', { name: /₦40,000/ }).getAttribute('href')).toBe(
    '/Properties?currency=NGN&bedPriceMax=40000',
  );
});

test('the filter of plots refuses what is no area', () => {
  const choose = vi.fn<(address: string) => void>();
  showScreen(
    <FurtherFilters query={readListQuery(new URLSearchParams())} choose={choose} limits={[]} currency={undefined} />,
    {
      address: '/Properties',
    },
  );
  fireEvent.change(screen.getByLabelText('Plot area from'), { target: { value: 'large' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply plot area' }));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText('Type a number, such as 600 or 0.5')).toBeTruthy();
});

test('the filters of a list offer those of fields', () => {
  const query = readListQuery(new URLSearchParams());
  showScreen(<ListFilters query={query} kinds={kinds} facets={undefined} choose={() => {}} />, {
    address: '/Properties',
  });
  for (const { filter } of filteredFields) {
    const [offered] = filter.offered === 'each' ? [1] : filter.offered;
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/Properties?${filter.name}=${offered}`);
    expect(screen.getByRole('heading', { name: filter.title() })).toBeTruthy();
  }
});
