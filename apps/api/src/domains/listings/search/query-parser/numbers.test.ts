import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  const validFrom = new Date('2026-01-01');
  await app.ctx.db.exchangeRate.createMany({
    data: [
      { currency: 'NGN', rate: 410, validFrom },
      { currency: 'KES', rate: 129, validFrom },
    ],
  });
});
afterAll(() => app.close());

const labelsOf = async (text: string) => (await parseQuery(app.ctx, text)).parts.map(({ label }) => label);

describe('numbers that people write', () => {
  test.each([
    // In words of six languages.
    ['at most sixteen million dollars', ['Up to $16,000,000']],
    ['até duzentos e cinquenta mil dólares', ['Up to $250,000']],
    ['moins de mille dollars par mois', ['To rent', 'Up to $1,000 a month']],
    ['cent quatre-vingt mille dollars', ['About $180,000']],
    ['quatre-vingt-dix mille dollars', ['About $90,000']],
    ['soixante-douze mille dollars', ['About $72,000']],
    ['nonante mille dollars maximum', ['Up to $90,000']],
    ['تلتميت ألف دولار', ['About $300,000']],
    ['ألفين دولار بالشهر كحد أقصى', ['To rent', 'Up to $2,000 a month']],
    ['مليونين دولار', ['About $2,000,000']],
    ['خمسة وعشرين ألف دولار', ['About $25,000']],
    ['بين ستين وثمانين ألف دولار', ['$60,000 to $80,000']],
    ['من مية ألف لمية وخمسين ألف دولار', ['$100,000 to $150,000']],
    ['٢٥٠٬٠٠٠ دولار', ['About $250,000']],
    // Numbers of hundreds.
    ['5 hundred thousand dollars', ['About $500,000']],
    ['under 5 hundred k', ['Up to $500,000']],
    ['5 hundred thousand to 8 hundred thousand', ['$500,000 to $800,000']],
    ['3 bed 2 hundred and fifty thousand dollars', ['3 rooms', 'About $250,000']],
    ['3 hundred and 50 thousand dollars', ['About $350,000']],
    ['2 thousand 5 hundred dollars', ['About $2,500']],
    ['12 hundred dollars a month', ['To rent', 'About $1,200 a month']],
    ['1.5 hundred thousand', ['About $150,000']],
    ['land 5 hundred sqm', ['Land', '450 to 550 m²']],
    ['5 cent mille dollars', ['About $500,000']],
    ['شقة 5 مية ألف دولار', ['Apartment', 'About $500,000']],
    ['3 bedroom hundred thousand dollars', ['3 rooms', 'About $100,000']],
    ['karen 500 hundred thousand', ['Karen', 'About $775', '500']],
    ['below 1 crore kes', ['Up to $77,519']],
    ['max 2.58 lakh kes', ['Up to $2,000']],
    // Parts of a million.
    ['nusu milioni dola', ['About $500,000']],
    ['بربع مليون دولار', ['About $250,000']],
    ['نص مليون دولار كحد أقصى', ['Up to $500,000']],
    ['un demi-million de dollars', ['About $500,000']],
    ['a quarter of a million dollars', ['About $250,000']],
    // Which end is meant.
    ['#41m max 3 bed', ['3 rooms', 'Up to $100,000']],
    ['$12,000 per annum or less', ['To rent', 'Up to $1,000 a month']],
    ['no fewer than 4 bedrooms', ['4+ rooms']],
    ['bei ianzie dola milioni mia moja', ['From $100,000,000']],
    ['not costing more than $70,000', ['Up to $70,000']],
    ['pas moins de 4 chambres ni moins de 3 douches', ['4+ rooms', '3+ baths']],
    ['غرفتين كحد أقصى', ['Up to 2 rooms']],
    ['بسبع غرف نوم فأكثر', ['7+ rooms']],
    ['at least 4 beds and 3 baths', ['4+ rooms', '3+ baths']],
    ['4 beds and at least 3 baths', ['4 rooms', '3+ baths']],
    ['5br + bq', ['5 rooms', 'Staff quarters']],
    ['5br+ yaba', ['Yaba', '5+ rooms']],
    // Homes by their rooms.
    ['moradia V4', ['House', '4 rooms']],
    ['quarto e sala yaba', ['Yaba', '1 room']],
    ['chamber and hall yaba', ['Yaba', '1 room']],
    ['غرفة وصالة', ['1 room']],
    ['غرفتي نوم', ['2 rooms']],
    // Land.
    ['half an acre', ['Land', '1,821 to 2,226 m²']],
    ['1/4 acre', ['Land', '911 to 1,113 m²']],
    ['½ acre', ['Land', '1,821 to 2,226 m²']],
    ['nusu ekari', ['Land', '1,821 to 2,226 m²']],
    ["quart d'hectare", ['Land', '2,250 to 2,750 m²']],
    ['at least an acre', ['Land', '4,047+ m²']],
    ['50x100 karen', ['Karen', '418 to 511 m²']],
    ['20x30m karen', ['Karen', '540 to 660 m²']],
    ['20x30 karen', ['Karen', '50 to 660 m²']],
    ['2 feddans', ['Land', '7,561 to 9,242 m²']],
    // The unit first.
    ['sqm 600 karen', ['Karen', '540 to 660 m²']],
    ['ekari tano', ['Land', '18,211 to 22,258 m²']],
    ['25 decimals karen', ['Land', 'Karen', '911 to 1,113 m²']],
    ['flat yaba with ac 24 hours light', ['Apartment', 'Yaba', 'Air conditioning', 'Electricity']],
    // A plot is land, also where it is a unit, and so is any unit larger than a square metre.
    ['half plot of land lekki', ['Land', 'Lekki', '270 to 330 m²']],
    ['2 plots lekki', ['Land', 'Lekki', '1,080 to 1,320 m²']],
    ['4 bedroom on 1 plot lekki', ['Lekki', '4 rooms', '540 to 660 m²']],
    ['farm of 2 plots lekki', ['Farm', 'Lekki', '1,080 to 1,320 m²']],
    ['18m by 36m karen', ['Karen', '583 to 713 m²']],
  ])('%j asks for %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });

  test('a dollar more than was named is too much, but for what is converted', async () => {
    const { intent } = await parseQuery(app.ctx, 'lekki 100000 usd');
    expect(intent.price).toEqual({ max: 100_000 });
    const converted = await parseQuery(app.ctx, 'lekki 41m naira');
    // Forty-one million naira for a month are 49,200,000,000 kobo for a year.
    expect(converted.intent.price).toEqual({ max: 101_000, asked: { currency: 'NGN', max: 49_200_000_000 } });
  });
});
