import type { DemoCity } from '../types.ts';

export const casablanca: DemoCity = {
  city: 'Casablanca',
  country: 'MA',
  areas: {
    Anfa: [33.5911, -7.6658],
    Maârif: [33.5797, -7.6356],
    Gauthier: [33.5894, -7.6298],
    'Aïn Diab': [33.5969, -7.6839],
    Californie: [33.5402, -7.6296],
    Bouskoura: [33.4486, -7.6486],
    'Sidi Maârouf': [33.5241, -7.6437],
  },
  offers: [
    {
      type: 'Apartment', status: 'FOR_SALE', price: 210000, size: 132, area: 'Gauthier', address: '17 Rue Ibn Habbous, 3e étage', counts: [3, 2, 3, 1],
      text: 'Art Deco apartment with its original ironwork, cement tiles and a curved salon that takes the morning light. The kitchen and plumbing are new. Sold with a cellar and a parking space across the street.',
      shows: ['art-deco', 'living-room', 'kitchen', 'bedroom', 'bathroom'], byAgency: true,
    },
    {
      type: 'Villa', status: 'FOR_SALE', price: 1250000, size: 540, area: 'Anfa', address: '4 Allée des Mimosas', counts: [6, 5, 6, 3],
      text: 'A villa of the 1940s on the hill of Anfa, renovated by a local architect who left the staircase alone. Hammam, library and a garden of orange trees with a long, narrow pool. The street is one of the quietest in the city.',
      shows: ['art-deco', 'pool', 'living-room', 'study', 'garden', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 780, size: 86, area: 'Maârif', address: '9 Rue du Jura, Apt 14', counts: [2, 1, 2, 0],
      text: 'Sunny two-bedroom flat with a balcony over the shopping streets of Maârif. Tram, market and schools at the door. Repainted in September, free at once.',
      shows: ['flats', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'House', status: 'FOR_RENT', price: 2400, size: 310, area: 'Californie', address: '28 Lotissement Al Yasmine', counts: [4, 3, 4, 2],
      text: 'Family villa beside the French school, with a salon marocain, a salon européen and an honest kitchen between them. The garden is small and entirely private. Staff room and laundry in the basement.',
      shows: ['riad', 'living-room', 'courtyard', 'kitchen', 'bedroom'], byAgency: true,
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 165000, size: 1000, area: 'Bouskoura', address: 'Lot 61, Ville Verte', counts: [0, 0, 0, 0],
      text: 'Titled villa plot on the edge of the Bouskoura forest, inside a gated development with a golf course. Ground floor plus one permitted. All networks are at the boundary.',
      shows: ['stand', 'street'],
    },
    {
      type: 'Commercial', status: 'FOR_SALE', price: 560000, size: 420, area: 'Sidi Maârouf', address: 'Plateau 5B, Technopark Avenue', counts: [7, 2, 4, 8],
      text: 'Delivered office floor in a labelled building near the ring road, with fibre from two providers. Eight basement places, canteen and a terrace for the long calls. Available in January.',
      shows: ['office', 'study', 'rooftop'],
    },
    {
      type: 'Apartment', status: 'UNDER_OFFER', price: 265000, size: 145, area: 'Aïn Diab', address: 'Résidence Corail, 6e étage', counts: [3, 2, 3, 2],
      text: 'Apartment on the corniche with a full-width terrace and the ocean as its only neighbour. Reinforced glass, central heating, two parking spaces. An offer is with the notary.',
      shows: ['flats', 'rooftop', 'living-room', 'bedroom'], byAgency: true,
    },
  ],
};
