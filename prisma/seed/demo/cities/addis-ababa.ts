import type { DemoCity } from '../types.ts';

export const addisAbaba: DemoCity = {
  city: 'Addis Ababa',
  country: 'ET',
  areas: {
    Bole: [8.9899, 38.7886],
    'Old Airport': [8.9903, 38.7239],
    CMC: [9.0206, 38.8492],
    Kazanchis: [9.0169, 38.7689],
    Sarbet: [8.9963, 38.7337],
    Ayat: [9.0213, 38.8819],
    'Piassa': [9.0352, 38.7525],
  },
  offers: [
    {
      type: 'Apartment', status: 'FOR_SALE', price: 138000, size: 130, area: 'Bole', address: 'Tower B, 7th Floor, Cameroon Street', counts: [3, 2, 2, 1],
      text: 'Modern flat near Edna Mall with a generous hall, three bedrooms and an uninterrupted view of Entoto. Two lifts, standby generator and a guarded basement. Title certificate ready for transfer.',
      shows: ['flats', 'living-room', 'bedroom', 'kitchen'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 365000, size: 340, area: 'Old Airport', address: '55 Ring Road Lane', counts: [5, 4, 4, 2],
      text: 'An embassy-quality residence with fireplaces, eucalyptus floors and a garden that grows roses all year. Guest wing with its own entrance. The neighbours are mostly diplomats and mostly silent.',
      shows: ['duplex', 'garden', 'living-room', 'study', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 650, size: 92, area: 'Kazanchis', address: '4th Floor, Guinea Conakry Street', counts: [2, 1, 2, 1],
      text: 'Furnished flat five minutes on foot from the ECA gate. Solar water heating, reliable internet and a coffee house on the ground floor. Monthly contracts are possible.',
      shows: ['art-deco', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'Villa', status: 'FOR_SALE', price: 330000, size: 300, area: 'Sarbet', address: '12 Pushkin Close', counts: [4, 3, 4, 2],
      text: 'G+1 villa behind a high stone wall, with a terrace for the Saturday sun and a kitchen big enough for two cooks. Water reservoir, service quarters and space for five cars.',
      shows: ['villa', 'living-room', 'veranda', 'kitchen', 'bathroom'],
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 124000, size: 175, area: 'CMC', address: 'Block 14, Sunshine Row', counts: [3, 2, 3, 1],
      text: 'End-of-row house in a tree-lined compound close to the light rail. Wooden stairs, a proper laundry and a backyard for injera and for children. Owner financing for half the price.',
      shows: ['terrace', 'living-room', 'kitchen', 'street'],
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 85, size: 18, area: 'Ayat', address: '31 Zone 5', counts: [1, 1, 1, 0],
      text: 'Room with a private bathroom on the upper floor of a family villa. Morning sun, water tank and a place to park a motorbike. The host speaks Amharic, English and Italian.',
      shows: ['duplex', 'bedroom', 'bathroom'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 1700, size: 200, area: 'Piassa', address: '8 Adwa Street', counts: [4, 1, 2, 0],
      text: 'Shop and workshop in the historic jewellers’ quarter, with a fine old shopfront and tall rooms behind. Foot traffic from morning to night. The lease can be signed for up to five years.',
      shows: ['shopfront', 'street'], byAgency: true,
    },
  ],
};
