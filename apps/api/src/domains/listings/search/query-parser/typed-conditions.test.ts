import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  await app.ctx.db.propertyType.create({ data: { name: 'Semi Detached Duplex', parent: 'Duplex' } });
});
afterAll(() => app.close());

type Row = [text: string, labels: string[], optionalWords?: string[]];

/** Texts as typed, the parts that they ask for, and the words that rank listings. */
const rows: Record<string, Row[]> = {
  'negations of what the search does not know': [
    [
      '4 bedroom semi detached duplex chevron not flood area 85 million naira',
      ['Semi Detached Duplex', 'Chevron', '4 rooms', 'About ₦85,000,000'],
    ],
    ['house lekki no flood', ['House', 'Lekki']],
    ['flood free house lekki', ['House', 'Lekki']],
    ['flat ajah free of flood', ['Apartment', 'Ajah']],
    ['house lekki not flood prone 3 bedroom', ['House', 'Lekki', '3 rooms']],
    [
      '3 bed apartment without stairs ground floor only gaborone p6000',
      ['Apartment', 'Gaborone', '3 rooms', 'About BWP 6,000', 'Floor: ground'],
    ],
    ['appartement cocody sans escalier', ['Apartment', 'Cocody']],
    [
      '1 bed self compound lugbe 600k no agent no caretaker',
      ['Lugbe', '1 room', 'About ₦600,000'],
      ['self compound', 'no agent'],
    ],
    ['flat yaba no caretaker Oworo junction', ['Apartment', 'Yaba', 'oworo', 'junction']],
    ['2 bed yaba no middlemen', ['Yaba', '2 rooms']],
    ['land not waterlogged ajah', ['Land', 'Ajah']],
    ['flat yaba no erosion or termites', ['Apartment', 'Yaba']],
    ['flat yaba no pool or termites', ['Apartment', 'Yaba', 'No swimming pool']],
    ['room yaba no pets no sharing', ['Rooms', 'Yaba', 'No pets allowed']],
    ['flat yaba no shared kitchen', ['Apartment', 'Yaba']],
    ['house for rent mikocheni no dalali', ['House', 'To rent', 'Mikocheni']],
    ['nyumba sinza bila ngazi', ['House or Apartment', 'Sinza']],
    ['شقة المعادي بدون سلم', ['Apartment', 'Maadi']],
    ['flat not near slum kilimani', ['Apartment', 'Kilimani']],
    ['flat lekki no bedsitter', ['Apartment, not Studio', 'Lekki']],
    ['casa no benfica 2 quartos', ['House', 'Benfica', '2 rooms']],
  ],
};

describe.each(Object.entries(rows))('%s', (_topic, texts) => {
  it.each(texts)('%j asks for %j', async (text, labels, optionalWords) => {
    const { intent, parts } = await parseQuery(app.ctx, text);
    expect(parts.map(({ label, typedLabel = label }) => typedLabel.replaceAll('\u00a0', ' '))).toEqual(labels);
    if (optionalWords) expect(intent.optionalWords).toEqual(optionalWords);
  });
});
