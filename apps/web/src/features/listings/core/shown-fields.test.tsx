// @vitest-environment jsdom
import { formatField } from '@africanscity/contracts/listings/field-text';
import { appliesTo, topKinds } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { filteredFields } from '@africanscity/contracts/listings/list-rows';
import { useForm } from '@mantine/form';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleListing, samples } from '../../../testing/sample-listing.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { AmenityFilter } from '../list/filters/amenity-filter.tsx';
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
  const form = useForm({ mode: 'controlled', initialValues: { ...valuesOf(sampleListing), type } });
  return (
    <>
      <FactFields form={form} />
      <CostFields form={form} />
    </>
  );
}

/** Looking for a label reads the whole form. */
const slow = { timeout: 20_000, interval: 250 };

const labelOf = (name: (typeof fieldNames)[number]) => fieldOf(name).label;

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
  names.map((name) => formatField(fieldOf(name), samples[name], 'USD')!);

test('the page of a listing shows every known field, and no unknown one', () => {
  showScreen(<ListingFacts listing={sampleListing} />, { address: '/' });
  for (const text of textsOf(fieldNames)) expect(screen.getAllByText(text, { exact: true }).length).toBeGreaterThan(0);
  for (const name of fieldNames.filter((one) => !('phrase' in fieldOf(one))))
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

test('the filters of a list offer those of fields', () => {
  const query = readListQuery(new URLSearchParams());
  showScreen(<ListFilters query={query} kinds={kinds} facets={undefined} choose={() => {}} />, {
    address: '/Properties',
  });
  for (const { filter } of filteredFields) {
    const [offered] = filter.offered === 'each' ? [1] : filter.offered;
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/Properties?${filter.name}=${offered}`);
    expect(screen.getByRole('heading', { name: filter.title })).toBeTruthy();
  }
});
