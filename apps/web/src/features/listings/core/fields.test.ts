import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { formatField, unitIn } from '@africanscity/contracts/listings/field-text';
import { appliesTo, topKinds } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf, shownFieldNames } from '@africanscity/contracts/listings/fields';
import { filteredFields } from '@africanscity/contracts/listings/list-rows';
import { filterGroups } from '@africanscity/contracts/listings/filters';
import { amenitiesOfField, amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { defaultStatusLabels } from '@africanscity/contracts/listings/values';
import { describe, expect, test } from 'vitest';
import { sampleListing, samples } from '../../../testing/sample-listing.ts';
import { comparedFacts } from '../compare/compared-facts.ts';
import { activeGroups, filterLine, groupLabel } from '../query/filter-groups.ts';
import { describeListing } from '../details/describe-listing.ts';
import { emptyListing, requestOf, valuesOf } from '../own/form/listing-values.ts';
import { steps } from '../own/wizard/wizard-steps.ts';

// Each row of the table of fields in each of its places that draws nothing.

const known = { ...sampleListing, amenities: amenitiesOf(samples, []) };

/** A feature of the sample listing that the field states, or denies for yes and no. */
function featureOf(name: (typeof fieldNames)[number]): string {
  const field = fieldOf(name);
  const label =
    'options' in field
      ? Object.values(field.options)
          .map((option) => option())
          .find((text) => !text.startsWith('No '))!
      : field.label();
  const value = field.type === 'enum' ? formatField(field, samples[name])! : label;
  return field.type === 'boolean'
    ? `"name":"${amenityLabels[amenitiesOfField(field)[0]!]()}","value":false`
    : `"name":"${value}","value":true`;
}

const site = { publicUrl: 'https://example.com', brand: siteBrandOf({ ...defaultBrand, name: 'Maison Sahel' }) };

describe.each(shownFieldNames)('the field %s', (name) => {
  const field = fieldOf(name);
  const text = formatField(field, samples[name], 'USD', unitIn(field, samples));
  // Areas are typed in their unit, hectares here.
  const isArea = 'unitField' in field;
  const typed = isArea ? String(Number(samples[name]) / 10_000) : String(samples[name]);

  test('is a field of the form, in the step of the home, or that of the price for a cost', () => {
    expect(emptyListing[name]).toBe('');
    expect(valuesOf(sampleListing)[name]).toBe(typed);
    const rental = { ...valuesOf(sampleListing), status: 'FOR_RENT' };
    expect(requestOf(rental)).toHaveProperty(name, isArea ? `${typed} ha` : typed);
    expect(steps.find(({ fields }) => fields.includes(name))?.name()).toBe(field.type === 'cost' ? 'Offer' : 'Home');
  });

  test('is a row of a comparison', () => {
    const compared = sampleListing as unknown as ComparedListing;
    const row = comparedFacts([compared, { ...compared, [name]: null }]).facts.find(
      ({ label }) => label === field.label(),
    );
    expect(row).toMatchObject({ values: [text, '–'], known: [true, false] });
  });

  test('is in JSON-LD as its row says', () => {
    const found = JSON.stringify(describeListing(known, site).jsonLd);
    const { jsonLd, label } = field;
    if (jsonLd?.feature) expect(found).toContain(featureOf(name));
    else if (!jsonLd) expect(found).not.toContain(`"${label()}"`);
    else if (jsonLd.property) expect(found).toContain(`"${jsonLd.property}":${JSON.stringify(samples[name])}`);
    else expect(found).toContain(`"name":"${label()}","value":`);
  });
});

test('JSON-LD states no amenity that only the description names', () => {
  const nothing = Object.fromEntries(fieldNames.map((name) => [name, null]));
  const described = {
    ...sampleListing,
    ...nothing,
    amenities: amenitiesOf({}, ['borehole', 'fibre', 'internet', 'gym']),
  };
  expect(JSON.stringify(describeListing(described, site).jsonLd)).not.toContain('amenityFeature');
  const confirmed = { ...described, water: ['borehole'] as const };
  const found = JSON.stringify(describeListing(confirmed as never, site).jsonLd);
  expect(found).toContain('"name":"Borehole or well","value":true');
  for (const label of ['Fibre internet', 'Internet', 'Gym']) expect(found).not.toContain(`"${label}"`);
});

test('a home without rooms has further fields as additional properties', () => {
  const land = { ...sampleListing, numRoom: null };
  const found = JSON.stringify(describeListing(land, site).jsonLd);
  for (const name of fieldNames.filter((one) => !fieldOf(one).jsonLd?.feature)) {
    const { jsonLd, label } = fieldOf(name);
    expect(found.includes(`"name":"${label()}"`), name).toBe(name !== 'numRoom' && jsonLd?.additional === true);
  }
});

test.each(filteredFields)('the filter of $name has words of its own', ({ filter }) => {
  expect(filterGroups).toContain(filter.group);
  const query = { [filter.name]: '2' };
  expect(activeGroups(query)).toEqual([filter.group]);
  const [group] = activeGroups(query);
  expect(groupLabel(query, group!, defaultStatusLabels())).toMatch(/\b2\b/);
  expect(filterLine(query, defaultStatusLabels())).toMatch(/\b2\b/);
});

test('every field is asked of one type at least', () => {
  for (const name of fieldNames)
    expect(
      topKinds.some((kind) => appliesTo(fieldOf(name), kind)),
      name,
    ).toBe(true);
});
