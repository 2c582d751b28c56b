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
  'what only looks like a condition': [
    ['house for sale 85 mil', ['House', 'For sale', 'About $85,000,000']],
    ['flat for sale bothasig 2.5 mil', ['Apartment', 'For sale', 'About $2,500,000', 'bothasig']],
    ['terrain non loti abidjan', ['Land', 'Abidjan']],
    ['land epe no land tussle', ['Land', 'Epe']],
    ['house without house agent ikeja', ['House', 'Ikeja']],
    ['land no plot number epe', ['Land', 'Epe']],
    ['farm kroonstad free state', ['Farm', 'Free State', 'kroonstad']],
    ['flat oworo free wifi', ['Apartment', 'Internet', 'oworo', 'free']],
    ['spacious free standing house', ['House'], ['spacious', 'standing']],
    ['house lekki ready in a month', ['House', 'Lekki'], ['ready']],
    ['land epe 12% per annum', ['Land', 'Epe']],
    ['block of flats good rental income 150m lekki', ['Block of Flats', 'Lekki', 'About ₦150,000,000']],
    ['block of flats lekki income of 3m', ['Block of Flats', 'Lekki']],
    ['room harare 50 month', ['Rooms', 'To rent', 'Harare', 'About $50 a month']],
    ['twin duplex lekki', ['Duplex', 'Lekki'], ['twin']],
    ['house in servced estate', ['House', 'Serviced'], ['estate']],
    ['flat in furnised estate', ['Apartment', 'Furnished'], ['estate']],
  ],
  'places beside roads, and in lists': [
    ['lagos avenue east legon 3 bedroom', ['Lagos', 'East Legon', '3 rooms'], ['avenue']],
    ['house accra road westlands', ['House', 'Accra', 'Westlands'], ['road']],
    ['house accra and lekki', ['House', 'Accra', 'Lekki']],
    ['appartement abidjan au plateau', ['Apartment', 'Plateau']],
    ['maison dakar au point e', ['House', 'Point E']],
    ['lekki flat for rent or sale lagos', ['Apartment', 'Lekki']],
    ['nyumba au fleti sinza', ['House or Apartment', 'Apartment', 'Sinza']],
  ],
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
    ['flat ikeja no agbero', ['Apartment', 'Ikeja']],
    ['no landlord in compound 1 bed yaba', ['Yaba', '1 room']],
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
  'deposits and durations': [
    ['appartement lubumbashi golf garantie 3 mois', ['Apartment', 'Lubumbashi', 'golf']],
    ['appartement kinshasa 300$ 3 mois de garantie', ['Apartment', 'Kinshasa', 'About $300']],
    ['appartement gombe 1500 $ 3 mois de garantie', ['Apartment', 'Gombe', 'About $1,500']],
    ['studio dakar caution 2 mois avance 2 mois', ['Studio', 'Dakar']],
    ['appartement dakar 5 mois de caution 200 mille', ['Apartment', 'Dakar', 'About XOF 200,000']],
    ['studio cocody 100 mille 2 mois caution + 1 mois agence', ['Studio', 'Cocody', 'About XOF 100,000']],
    ['apartment yaba deposit 2 months', ['Apartment', 'Yaba']],
    ['apartment nairobi 20k two months deposit', ['Apartment', 'Nairobi', 'About KSh 20,000']],
    ['flat lusaka k3000 deposit 1 month', ['Apartment', 'Lusaka', 'About ZMW 3,000']],
    ['apartment accra 2 months advance', ['Apartment', 'Accra']],
    ['room yaba 50k per month 1 month security deposit', ['Rooms', 'To rent', 'Yaba', 'About ₦50,000 a month']],
    ['apartamento maputo caução 2 meses', ['Apartment', 'Maputo']],
    ['apartamento maputo 25 mil 2 meses de caução', ['Apartment', 'Maputo', 'About MZN 25,000']],
    ['nyumba kinondoni kodi miezi 3 mbele', ['House or Apartment', 'To rent', 'Kinondoni']],
    ['chumba sinza laki 1 kodi ya miezi mitatu', ['Rooms', 'To rent', 'Sinza', 'About TSh 100,000 a month']],
    ['شقة الدقي 5000 جنيه مقدم 3 شهور', ['Apartment', 'Dokki', 'About EGP 5,000']],
    ['flat yaba 2 year rent 1m', ['Apartment', 'To rent', 'Yaba', 'About ₦1,000,000 a year']],
    ['room harare 80 month', ['Rooms', 'To rent', 'Harare', 'About $80 a month']],
  ],
  '"mil" as a thousand or a million': [
    ['studio americain angre 8e tranche 120mil', ['Studio', 'Angré', 'About XOF 120,000', 'tranche']],
    ['appartement abidjan 200mil', ['Apartment', 'Abidjan', 'About XOF 200,000']],
    ['2 pièces marcory 150 mil', ['Marcory', '1 room', 'About XOF 150,000']],
    ['flat talatona 150 mil', ['Apartment', 'Talatona', 'About AOA 150,000']],
    ['house sandton 1.8 mil', ['House', 'Sandton', 'About R 1,800,000']],
    ['a house in lekki 120 mil', ['House', 'Lekki', 'About ₦120,000,000']],
  ],
  'periods without an amount': [
    ['studio meublé dakar plateau par jour', ['Studio', 'To rent', 'Plateau', 'Furnished']],
    ['studio dakar plateau par nuit', ['Studio', 'To rent', 'Plateau']],
    ['apartamento t2 mobilado maianga por mes', ['Apartment', 'To rent', 'Maianga', '2 rooms', 'Furnished']],
    ['t1 luanda por noite', ['To rent', 'Luanda', '1 room']],
    ['office space vi 100sqm per annum', ['Office', 'To rent', 'Victoria Island', '90 to 110 m²']],
    ['flat yaba per annum 500k', ['Apartment', 'To rent', 'Yaba', 'About ₦500,000 a year']],
    ['flat lekki per night', ['Apartment', 'To rent', 'Lekki']],
    ['studio per day nairobi', ['Studio', 'To rent', 'Nairobi']],
    ['chumba sinza kwa mwezi', ['Rooms', 'To rent', 'Sinza']],
    ['شقة مفروشة المعادي باليوم', ['Apartment', 'To rent', 'Maadi', 'Furnished']],
    ['flat yaba light per day', ['Apartment', 'Yaba', 'Electricity']],
    ['flat yaba security per night', ['Apartment', 'Yaba', 'Security']],
  ],
  'numbers between a place and rooms': [
    ['apartmnt for rent in leki 1 bedrom', ['Apartment', 'To rent', 'Lekki', '1 room']],
    ['flat lekki 1 bedroom 2m', ['Apartment', 'Lekki', '1 room', 'About ₦2,000,000']],
    ['flat in wuse 2 bedrooms', ['Apartment', 'Wuse', '2 rooms']],
    ['flat in wuse 2 3 bedrooms', ['Apartment', 'Wuse 2', '3 rooms']],
    ['appartement riviera 3 chambres', ['Apartment', 'Riviera', '3 rooms']],
    ['liberté 6 chambre a louer', ['Rooms', 'To rent', 'Liberté']],
    ['gra phase 2 bedroom', ['GRA Phase 2']],
    ['lekki phase 1 room self contain', ['Rooms', 'Studio', 'Lekki Phase 1']],
    ['lekki phase 1 bedroom flat', ['Apartment', 'Lekki Phase 1']],
    ['lekki phase 1 3 bedroom flat', ['Apartment', 'Lekki Phase 1', '3 rooms']],
    ['room 2 rent yaba', ['Rooms', 'To rent', 'Yaba']],
    ['room 2 let yaba', ['Rooms', 'To rent', 'Yaba']],
    ['rooms 2 let yaba', ['Rooms', 'To rent', 'Yaba']],
    ['rooms 4 rent yaba', ['Rooms', 'To rent', 'Yaba']],
    ['2 rooms 4 rent yaba', ['To rent', 'Yaba', '2 rooms']],
  ],
  'places joined by "or"': [
    ['house or flat in accra or tema 3 to 4 bedrooms', ['House', 'Apartment', 'Accra', 'Tema', '3 to 4 rooms']],
    ['flat lagos or lekki', ['Apartment', 'Lagos', 'Lekki']],
    ['flat lekki or lagos', ['Apartment', 'Lekki', 'Lagos']],
    ['flat in nairobi or in westlands', ['Apartment', 'Nairobi', 'Westlands']],
    ['flat kampala or ntinda', ['Apartment', 'Kampala', 'Ntinda']],
    ['appartement dakar ou almadies', ['Apartment', 'Dakar', 'Almadies']],
    ['nyumba dar es salaam au kinondoni', ['House or Apartment', 'Dar es Salaam', 'Kinondoni']],
    ['flat near nairobi or thika', ['Apartment', 'Near Nairobi', 'Near Thika']],
    ['lagos or accra', ['Lagos', 'Accra']],
    ['flat lekki or ikeja lagos', ['Apartment', 'Lekki', 'Ikeja']],
    ['lekki 1 bedroom or 2 bedroom lagos', ['Lekki', '1 to 2 rooms']],
  ],
  'names of places in other countries': [
    ['room 2 rent durban cbd', ['Rooms', 'To rent', 'Durban', 'cbd']],
    ['flat cape town cbd', ['Apartment', 'Cape Town', 'cbd']],
    ['flat kampala cbd', ['Apartment', 'Kampala', 'cbd']],
    ['office cbd nairobi', ['Office', 'Nairobi CBD']],
    ['shop cbd westlands', ['Shop', 'Nairobi CBD', 'Westlands']],
    ['riad a vendre medina fes', ['For sale', 'Fès', 'riad', 'medina']],
    ['riad medina marrakech', ['Marrakech', 'riad', 'medina']],
    ['maison casa medina', ['House', 'Casablanca', 'medina']],
    ['maison medina dakar', ['House', 'Médina']],
    ['house karen accra', ['House', 'Accra', 'karen']],
  ],
  'places of Southern, Central and East Africa': [
    [
      'terrain titré a vendre logbessou 2,5 millions',
      ['Land', 'For sale', 'Logbessou', 'About XAF 2,500,000', 'Title deed'],
    ],
    ['appartement logpom', ['Apartment', 'Logpom']],
    ['studio essos 40 mille', ['Studio', 'Essos', 'About XAF 40,000']],
    ['shop adum kumasi', ['Shop', 'Adum']],
    ['house kacyiru gacuriro', ['House', 'Kacyiru', 'Gacuriro']],
    ['4 roomed house glen norah', ['House', 'Glen Norah', '4 rooms']],
    ['house nketa bulawayo', ['House', 'Nketa']],
    ['house in limpopo', ['House', 'Limpopo']],
    ['house in kwazulu natal', ['House', 'KwaZulu Natal']],
    ['house in mpumalanga', ['House', 'Mpumalanga']],
    ['house in welkom', ['House', 'Welkom']],
    ['flat sandton gauteng', ['Apartment', 'Sandton']],
    ['house for sale polokwane limpopo', ['House', 'For sale', 'Polokwane']],
  ],
  'unknown names beside a preposition or half a name': [
    ['house in zomboko', ['House', 'zomboko']],
    ['house in limpodo', ['House', 'Limpopo']],
    ['house glen norta', ['House', 'glen', 'norta']],
    ['flat in banana islnd', ['Apartment', 'Banana Island']],
    ['flat in nairobbi', ['Apartment', 'Nairobi']],
  ],
  'kinds and short lets': [
    ['airbnb nyali mombasa 2 bedroom', ['To rent', 'Nyali', '2 rooms']],
    ['bnb nyali', ['To rent', 'Nyali']],
    ['short term rental kilimani', ['To rent', 'Kilimani']],
    ['single room s/c adenta 400gh a month', ['Rooms', 'Studio', 'To rent', 'Adenta', 'About GH₵400 a month']],
    ['s/c yaba', ['Studio', 'Yaba']],
    [
      'land or uncompleted building in asaba or awka',
      ['Land', 'House or Apartment', 'Asaba', 'Awka'],
      ['uncompleted building'],
    ],
    ['land or carcass in ikeja', ['Land', 'House or Apartment', 'Ikeja']],
    ['uncompleted building for sale ikeja', ['House or Apartment', 'For sale', 'Ikeja']],
    [
      'petrol station or hotel for sale along mombasa road',
      ['Commercial property', 'For sale', 'Near Mombasa road', 'Petrol station', 'Hotel'],
    ],
    ['filling station for sale ikeja', ['Commercial property', 'For sale', 'Ikeja', 'Petrol station']],
    ['hotels for sale mombasa', ['Commercial property', 'For sale', 'Mombasa', 'Hotel']],
    ['house near a hotel yaba', ['House', 'Yaba', 'Hotel']],
  ],
  Afrikaans: [
    ['huis te koop in stellenbosch 3 slaapkamers', ['House', 'For sale', 'Stellenbosch', '3 rooms']],
    ['woonstel te huur pretoria oos troeteldiere welkom', ['Apartment', 'To rent', 'Pretoria East', 'Pets allowed']],
    ['plaas te koop limpopo 20 hektaar', ['Farm', 'For sale', 'Limpopo', '180,000 to 220,000 m²']],
    ['huis te huur stellenbosch R8000 per maand', ['House', 'To rent', 'Stellenbosch', 'About R 8,000 a month']],
    [
      '3 slaapkamer huis te koop centurion onder R2 miljoen',
      ['House', 'For sale', 'Centurion', '3 rooms', 'Up to R 2,000,000'],
    ],
    ['twee slaapkamer woonstel sandton', ['Apartment', 'Sandton', '2 rooms']],
    ['kamer te huur pretoria', ['Rooms', 'To rent', 'Pretoria']],
  ],
  Kinyarwanda: [
    ['ghetto yo gukodesha kicukiro', ['Rooms', 'To rent', 'Kicukiro']],
    ['inzu ikodeshwa kimironko ibyumba 3', ['House or Apartment', 'To rent', 'Kimironko', '3 rooms']],
    ['inzu igurishwa gacuriro ibyumba bine', ['House or Apartment', 'For sale', 'Gacuriro', '4 rooms']],
    [
      'inzu yo gukodesha remera ibihumbi 200 ku kwezi',
      ['House or Apartment', 'To rent', 'Remera', 'About RWF 200,000 a month'],
    ],
    ['ikibanza kigurishwa kigali', ['Land', 'For sale', 'Kigali']],
  ],
  'half rooms, incomes and what a home has': [
    ['1.5 bedroom flat yaba', ['Apartment', 'Yaba', '1 to 2 rooms']],
    ['monthly income 3m flat yaba', ['Apartment', 'Yaba']],
    [
      'block of flats for sale yaba annual income of 12m price 150m',
      ['Block of Flats', 'For sale', 'Yaba', 'About ₦150,000,000'],
    ],
    ['house with shop in yaba and office', ['House', 'Yaba']],
    ['villa with pool and guest house', ['Villa', 'Swimming pool']],
    ['villa avec piscine et boutique cocody', ['Villa', 'Cocody', 'Swimming pool']],
    ['flat with pool and house in lekki', ['Apartment', 'House', 'Lekki', 'Swimming pool']],
    ['shop with flat yaba', ['Shop', 'Apartment', 'Yaba']],
  ],
};

describe.each(Object.entries(rows))('%s', (_topic, texts) => {
  it.each(texts)('%j asks for %j', async (text, labels, optionalWords) => {
    const { intent, parts } = await parseQuery(app.ctx, text);
    expect(parts.map(({ label, typedLabel = label }) => typedLabel.replaceAll('\u00a0', ' '))).toEqual(labels);
    if (optionalWords) expect(intent.optionalWords).toEqual(optionalWords);
  });
});
