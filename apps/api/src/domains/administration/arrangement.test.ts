import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterEach(() => t.close());

const save = (fields: Record<string, string>) =>
  t.post('africanscity/savearrangement', new URLSearchParams(fields), { headers });
const sections = async () =>
  ((await (await t.get('africanscity/gethomecontent')).json()) as { sections: string[] }).sections;
const entries = async () => ((await (await t.get('africanscity/getsitemenu')).json()) as { entries: string[] }).entries;

const usualSections = [
  'forSale',
  'leftOff',
  'cities',
  'forRent',
  'counters',
  'categories',
  'whatWeDo',
  'invitations',
  'testimonials',
  'partners',
  'newsletter',
];

describe('saveArrangement', () => {
  test('orders sections and entries, and switches some off', async () => {
    expect(await sections()).toEqual(usualSections);
    expect(await entries()).toEqual(['home', 'sale', 'rent', 'agencies', 'pricing', 'pages']);
    const response = await save({
      sections: 'cities,forRent',
      hiddenSections: 'counters,partners',
      menu: 'rent,sale',
      hiddenEntries: 'home,pricing',
    });
    expect(response.status).toBe(200);
    expect(await sections()).toEqual([
      'cities',
      'forRent',
      'forSale',
      'leftOff',
      'categories',
      'whatWeDo',
      'invitations',
      'testimonials',
      'newsletter',
    ]);
    expect(await entries()).toEqual(['rent', 'sale', 'agencies', 'pages']);
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'saveArrangement' } })).toBe(1);
  });

  test('names the field that is wrong', async () => {
    const wrong: [field: string, fields: Record<string, string>][] = [
      ['sections', { menu: '', sections: 'cities,cities' }],
      ['sections.0', { menu: '', sections: 'hero' }],
      ['hiddenEntries.0', { menu: '', sections: '', hiddenEntries: 'admin' }],
      ['menu', { sections: '' }],
    ];
    for (const [field, fields] of wrong) {
      const response = await save(fields);
      expect([field, response.status]).toEqual([field, 400]);
      expect(((await response.json()) as { errors: { field: string }[] }).errors).toMatchObject([{ field }]);
    }
  });
});

test('a setting that cannot be read shows everything in the usual order', async () => {
  await t.ctx.db.setting.create({ data: { name: 'site.arrangement', value: { sections: 'cities' } } });
  expect(await sections()).toEqual(usualSections);
  await t.ctx.db.setting.update({
    where: { name: 'site.arrangement' },
    data: { value: { sections: ['gone', 'newsletter'], hiddenSections: ['gone'], menu: [], hiddenEntries: [] } },
  });
  expect((await sections())[0]).toBe('newsletter');
});
