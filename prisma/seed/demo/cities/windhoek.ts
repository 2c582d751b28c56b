import type { DemoCity } from '../types.ts';

export const windhoek: DemoCity = {
  city: 'Windhoek',
  country: 'NA',
  areas: {
    'Klein Windhoek': [-22.5665, 17.1045],
    Ludwigsdorf: [-22.5472, 17.1127],
    Olympia: [-22.6066, 17.0931],
    'Windhoek West': [-22.5634, 17.0644],
    'Khomas Hochland': [-22.5521, 16.8231],
    Pionierspark: [-22.6021, 17.0597],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 225000, size: 280, area: 'Klein Windhoek', address: '11 Gever Street', counts: [4, 3, 3, 2],
      text: 'Split-level home on a rocky erf, with camelthorns in front and the Eros mountains behind. Every room has a door to the outside. The splash pool is deep enough for adults.',
      shows: ['villa', 'living-room', 'pool', 'kitchen', 'bedroom'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 172000, size: 220, area: 'Olympia', address: '64 Amasoniet Street', counts: [3, 2, 3, 2],
      text: 'Family home on a level corner with an indoor braai, solar geyser and a flatlet that pays half the bond. The street ends at the riverbed, where everyone walks their dogs.',
      shows: ['bungalow', 'living-room', 'garden', 'bedroom'],
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 72000, size: 82, area: 'Windhoek West', address: 'Unit 9, Kalahari Sands Court', counts: [2, 1, 1, 1],
      text: 'Two-bedroom flat on the first floor, ten minutes from town and close to the university of technology. Laminated floors, built-in cupboards, one carport. Levies are low and paid up.',
      shows: ['flats', 'living-room', 'bedroom', 'bathroom'],
    },
    {
      type: 'Farm', status: 'FOR_SALE', price: 1480000, size: 52000000, area: 'Khomas Hochland', address: 'Farm Steinkuppe, D1958', counts: [6, 4, 5, 4],
      text: 'A cattle and game farm of 5,200 hectares in the highlands, eighty kilometres west of town. Homestead, four thatched chalets and seven boreholes on solar pumps. Kudu, oryx and mountain zebra are on the land; the hunting concession is current.',
      shows: ['rondavel', 'veranda', 'living-room', 'kitchen'], byAgency: true,
    },
    {
      type: 'Villa', status: 'FOR_RENT', price: 2500, size: 370, area: 'Ludwigsdorf', address: '5 Zebra Crescent', counts: [4, 4, 4, 3],
      text: 'Hillside villa with long evening views and a terrace made for them. Underfloor heating, wine room and a guest suite below. Lease of one year, garden service included.',
      shows: ['villa', 'rooftop', 'living-room', 'bathroom', 'bedroom'], byAgency: true,
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 165, size: 16, area: 'Pionierspark', address: '17 Mandume Close', counts: [1, 1, 1, 0],
      text: 'Rooms for students of the university, a twelve-minute walk from the main gate. Furnished with bed, desk and fridge; two bathrooms for five rooms. Quiet house, no parties in exam weeks.',
      shows: ['cottage', 'student-room', 'bathroom', 'kitchen'],
    },
  ],
};
