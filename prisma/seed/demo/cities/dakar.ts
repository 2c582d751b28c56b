import type { DemoCity } from '../types.ts';

export const dakar: DemoCity = {
  city: 'Dakar',
  country: 'SN',
  areas: {
    Almadies: [14.7447, -17.5153],
    Ngor: [14.7499, -17.5117],
    Plateau: [14.6678, -17.4344],
    Mermoz: [14.7089, -17.4753],
    Ouakam: [14.7247, -17.4906],
    Yoff: [14.7608, -17.4665],
  },
  offers: [
    {
      type: 'Villa', status: 'FOR_SALE', price: 720000, size: 400, area: 'Almadies', address: '8 Route de la Pointe', counts: [5, 5, 5, 2],
      text: 'White cubes around a patio, with the Atlantic framed at the end of it. Five suites, a pool and a roof for watching the pirogues come home. Titre foncier, free of mortgage.',
      shows: ['riad', 'pool', 'courtyard', 'living-room', 'bedroom', 'rooftop'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 1450, size: 140, area: 'Plateau', address: '22 Rue Carnot, 4e étage', counts: [3, 2, 3, 1],
      text: 'Spacious apartment in a 1950s building with rounded balconies and a restored lift. Herringbone floors, a proper pantry, and the Sandaga market ten minutes away. Available unfurnished.',
      shows: ['art-deco', 'living-room', 'kitchen', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 155000, size: 118, area: 'Mermoz', address: 'Résidence Les Filaos, B12', counts: [3, 2, 3, 1],
      text: 'Third-floor flat in a recent residence beside the VDN, with sea breeze from two sides. Generator, cistern and underground parking. Ideal for a family, or for letting to university staff.',
      shows: ['flats', 'living-room', 'bedroom', 'bathroom'],
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 120, size: 19, area: 'Ouakam', address: '14 Cité Avion', counts: [1, 1, 1, 0],
      text: 'Furnished room with a balcony in a house of artists below the lighthouse. Shared kitchen, shared terrace, shared attaya in the afternoon. Wi-Fi included.',
      shows: ['riad', 'bedroom', 'bathroom', 'kitchen'],
    },
    {
      type: 'House', status: 'FOR_SALE', price: 198000, size: 240, area: 'Yoff', address: '3 Villa Layène, Route de l’Aéroport', counts: [4, 3, 4, 1],
      text: 'Two-storey house a street away from the beach, built around a small court with a lemon tree. The top floor has its own stairs and brings in $350 a month. Sold because the owners are moving to Thiès.',
      shows: ['riad', 'courtyard', 'living-room', 'bedroom'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 2200, size: 280, area: 'Ngor', address: '51 Route des Almadies', counts: [5, 2, 3, 6],
      text: 'Ground-floor premises with twelve metres of shop window on the main road. Air-conditioned throughout, with a terrace that has been licensed for a restaurant. Key money is negotiable.',
      shows: ['shopfront', 'street', 'rooftop'], byAgency: true,
    },
  ],
};
