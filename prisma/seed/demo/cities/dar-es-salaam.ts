import type { DemoCity } from '../types.ts';

export const darEsSalaam: DemoCity = {
  city: 'Dar es Salaam',
  country: 'TZ',
  areas: {
    Masaki: [-6.7436, 39.2811],
    Oysterbay: [-6.7639, 39.2864],
    'Mbezi Beach': [-6.7261, 39.2264],
    Upanga: [-6.8075, 39.2786],
    Mikocheni: [-6.7651, 39.2472],
    Kigamboni: [-6.8668, 39.3236],
    Sinza: [-6.7782, 39.2239],
  },
  offers: [
    {
      type: 'Villa', status: 'FOR_SALE', price: 560000, size: 430, area: 'Masaki', address: '16 Kahama Road', counts: [5, 5, 6, 3],
      text: 'Coral-stone walls, carved doors and a roof terrace under makuti thatch: a coastal house built by people who understood the breeze. The garden runs to a private gate on the shore path. Two titled plots, sold together.',
      shows: ['swahili', 'rooftop', 'living-room', 'pool', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 1300, size: 135, area: 'Oysterbay', address: '5C Coco Palms, Toure Drive', counts: [3, 2, 3, 2],
      text: 'Sea-facing flat with wide balconies, a minute from Coco Beach. Backup power, a pool, and a caretaker who grows chillies by the gate. The rent includes the service charge.',
      shows: ['flats', 'living-room', 'kitchen', 'bedroom', 'pool'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 128000, size: 220, area: 'Mbezi Beach', address: '73 Africana Street', counts: [4, 3, 3, 2],
      text: 'A single-storey house in a walled garden of frangipani, one turning off the Bagamoyo road. The kitchen and bathrooms were replaced in 2022. There is a two-room outbuilding with its own meter.',
      shows: ['bungalow', 'garden', 'living-room', 'kitchen'],
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 92000, size: 98, area: 'Upanga', address: 'Block C, Magore Street', counts: [3, 2, 2, 1],
      text: 'Airy third-floor flat in a well-run block near the hospitals and schools of Upanga. Two balconies catch the wind from the harbour. Clean unit title, no arrears.',
      shows: ['art-deco', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'House', status: 'FOR_SALE', price: 118000, size: 180, area: 'Mikocheni', address: '9 Migombani Lane', counts: [3, 2, 3, 1],
      text: 'Cool, shuttered house on a quiet lane near Shoppers Plaza, with mango trees and space for three cars. The well has sweet water, and a pump filters it. Title deed and survey plan can be seen at once.',
      shows: ['swahili', 'veranda', 'bedroom', 'living-room'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 17500, size: 900, area: 'Kigamboni', address: 'Plot 88, Gezaulole', counts: [0, 0, 0, 0],
      text: 'Surveyed beach-side plot, 400 metres from the sand and twenty minutes from the new bridge. Coconut palms mark the corners. Registered, with the beacons in place.',
      shows: ['stand'],
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 60, size: 15, area: 'Sinza', address: '21 Kumekucha Road', counts: [1, 1, 1, 0],
      text: 'Clean single rooms in a tiled house near the Mwenge bus stand. Shared kitchen and bathroom, water every day, landlady on the premises. Three months at a time.',
      shows: ['swahili', 'bedroom', 'bathroom'],
    },
  ],
};
