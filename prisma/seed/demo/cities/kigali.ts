import type { DemoCity } from '../types.ts';

export const kigali: DemoCity = {
  city: 'Kigali',
  country: 'RW',
  areas: {
    Nyarutarama: [-1.9282, 30.0953],
    Kiyovu: [-1.9534, 30.0596],
    Kimihurura: [-1.9515, 30.0841],
    Kacyiru: [-1.9379, 30.0728],
    Kibagabaga: [-1.9323, 30.1145],
    Rebero: [-1.9887, 30.0826],
    Remera: [-1.9583, 30.1142],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 310000, size: 350, area: 'Nyarutarama', address: 'KG 9 Avenue, House 44', counts: [4, 4, 5, 2],
      text: 'Terraced into the hill above the golf course, with a view that reaches Mount Jali on clear mornings. Stone walls, wide eaves and a lower floor that works as a separate flat. Rainwater is collected for the garden.',
      shows: ['villa', 'living-room', 'garden', 'kitchen', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 900, size: 110, area: 'Kimihurura', address: 'KG 28 Street, Flat 3', counts: [2, 2, 2, 1],
      text: 'Furnished apartment in a building of six, near the Convention Centre and several good bakeries. A cleaner comes three mornings a week. The balcony is large enough for a hammock.',
      shows: ['flats', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 620, size: 70, area: 'Kiyovu', address: 'KN 31 Street, 2A', counts: [1, 1, 2, 1],
      text: 'One-bedroom flat in the greenest part of the centre, on a cobbled street under old eucalyptus. Quiet at night, five minutes from the city market by day. Water tank and gas are included.',
      shows: ['art-deco', 'living-room', 'bedroom', 'bathroom'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 245000, size: 260, area: 'Kacyiru', address: 'KG 563 Street, House 12', counts: [4, 3, 4, 2],
      text: 'Family house close to the international school, with a level lawn and a trampoline the children would like to leave behind. Two living rooms, a pantry and quarters for staff. Guarded day and night.',
      shows: ['duplex', 'garden', 'living-room', 'kitchen'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 54000, size: 620, area: 'Rebero', address: 'Plot 2217, KK 31 Avenue', counts: [0, 0, 0, 0],
      text: 'Hilltop plot with a residential R1 permit and a panoramic view of the city lights. The access road was paved this year. Retaining wall already built along the lower edge.',
      shows: ['stand', 'street'],
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 142000, size: 160, area: 'Kibagabaga', address: 'Vision Close, No. 8', counts: [3, 3, 3, 1],
      text: 'A young development of brick townhouses around a play street. Ceilings are high, bills are low, and the developer’s ten-year structural guarantee passes to the buyer.',
      shows: ['terrace', 'living-room', 'street', 'kitchen'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 1850, size: 240, area: 'Remera', address: 'KG 11 Avenue, Ground Floor', counts: [3, 2, 2, 4],
      text: 'Corner shop unit on a busy junction near the stadium, with a mezzanine for storage or an office. Glazed on two sides. Suitable for a pharmacy, café or bank branch.',
      shows: ['shopfront', 'street', 'study'], byAgency: true,
    },
  ],
};
