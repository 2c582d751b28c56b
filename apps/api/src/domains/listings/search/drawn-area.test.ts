import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { ListingMap } from '@africanscity/contracts/listings/map';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, pinnedAt } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

/** An L: from 6.4,3.3 east to 6.4,3.6; up to 6.5,3.6; west to 6.5,3.4; up to 6.7,3.4; west to 6.7,3.3. */
const drawnArea = 'BFgginBgxkUAgz6BgxTAA_hnBginBAA_wT';

/** Places of homes, by name. */
const homes = {
  'at the end of the short arm': [6.45, 3.55],
  'at the end of the long arm': [6.65, 3.35],
  'in the corner': [6.41, 3.31],
  'on the southern side': [6.4, 3.45],
  'between the arms': [6.6, 3.5],
  'just east of the long arm': [6.6, 3.402],
  'just north of the short arm': [6.502, 3.5],
  'west of both': [6.5, 3.29],
  'with its degrees exchanged': [3.35, 6.65],
} as const;

describe('drawnArea', () => {
  let app: TestApp;
  const names = new Map<number, string>();

  beforeAll(async () => {
    app = await createTestApp();
    for (const [name, [latitude, longitude]] of Object.entries(homes)) {
      const isRented = name.startsWith('in the') || name.startsWith('between');
      const { id } = await createProperty(app.ctx.db, {
        ...pinnedAt(latitude, longitude, 'NG'),
        ...unknown,
        status: isRented ? 'FOR_RENT' : 'FOR_SALE',
        numRoom: name.startsWith('at the end') ? 4 : 2,
      });
      names.set(id, name);
    }
    // Without pins: the centre of Ikeja is in the long arm, that of Ikorodu between the arms, the third is unknown.
    for (const area of ['Ikeja', 'Ikorodu'])
      names.set((await createProperty(app.ctx.db, { area, city: 'Lagos', country: 'NG' })).id, area);
    await createProperty(app.ctx.db, unknown);
  });
  afterAll(() => app.close());

  const ask = (call: string, query: object) => app.get(`africanscity/${call}?${new URLSearchParams({ ...query })}`);
  const read = async <T>(call: string, query: object) => (await (await ask(call, query)).json()) as T;
  const namesIn = async (query: object) =>
    (await read<ListingPage>('getpaginatedproperties', { drawnArea, ...query })).content
      .map(({ id }) => names.get(id))
      .toSorted();

  test.each([
    [
      {},
      ['Ikeja', 'at the end of the long arm', 'at the end of the short arm', 'in the corner', 'on the southern side'],
    ],
    [{ propertyStatus: 'FOR_RENT' }, ['in the corner']],
    [{ roomMin: '4' }, ['at the end of the long arm', 'at the end of the short arm']],
    [{ bounds: '6.3,3.5,6.7,3.7' }, ['at the end of the short arm']],
    [{ latitude: '6.65', longitude: '3.35', radiusKm: '10' }, ['Ikeja', 'at the end of the long arm']],
    [{ city: 'Lagos' }, ['Ikeja']],
    [{ roomMin: '9' }, []],
  ])('with %j shows the homes in the area, and counts as many everywhere', async (others, expected) => {
    expect(await namesIn(others)).toEqual(expected);
    const query = { drawnArea, ...others };
    const { total, without } = await read<ListingFacets>('getpropertiesfacets', query);
    expect(total).toBe(expected.length);
    const map = await read<ListingMap>('getpropertiesonmap', { bounds: '-35,-20,38,52', zoom: '3', ...query });
    expect(map.total).toBe(expected.length);
    if (expected.length === 0) expect(without).toEqual([{ filter: 'rooms', count: 5 }]);
  });

  test('is offered for removal where it leaves nothing', async () => {
    // The whole area is west of 0.
    const far = { drawnArea: 'BFA_3npCA_zmMg0mMA', city: 'Lagos' };
    const { total, without } = await read<ListingFacets>('getpropertiesfacets', far);
    expect([total, without]).toEqual([0, [{ filter: 'drawnArea', count: 2 }]]);
  });

  test('that is empty is none', async () => {
    expect(await namesIn({ drawnArea: '' })).toHaveLength(12);
  });

  test.each([
    ['two corners', 'BFAAg0mMg0mM'],
    [
      '41 corners',
      'BFAgqjGi6dnpC2jd_5Gw3b1lLw2Z_oPmiX5gT08TpqWkoQljZunMjpby9H16c4tDx2d1kBj8dl2FrrdtjKxkchpOzoajkS_4XtxVv3UzuYvmRv5axoNpwc3gJzxdhyE78dAzxdiyEpwc4gJv5ayoNzuYwmRtxVw3UjkSg5XhpO0oatjKykcl2Fsrd1kBk8d4tDy2dy9H26cunMkpbkoQmjZ08TqqWmiX6gTw2ZgpPw3b2lL2jdg6G',
    ],
    ['a line that crosses itself', 'BFAAg0mMg0mM_zmMAg0mM_zmM'],
    ['a corner beyond the pole', 'BFg5roRA_kl8Qg0mM_zmMA'],
    ['another format', '_p~iF~ps|U_ulLnnqC_mqNvxq`@'],
    ['a text that is too long', `BF${'A'.repeat(481)}`],
  ])('of %s is refused by name', async (_, text) => {
    for (const call of ['getpaginatedproperties', 'getpropertiesfacets', 'getfeaturedproperties']) {
      const response = await ask(call, { drawnArea: text });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'invalid_input',
        errors: [
          {
            field: 'drawnArea',
            defaultMessage:
              'must be 3 to 40 points of a closed line that does not cross itself, as a Flexible Polyline with 5 decimals',
          },
        ],
      });
    }
  });
});

const unknown = { area: '', city: 'Nowhere known', country: null };
