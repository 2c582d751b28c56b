import type { DemoCity } from '../types.ts';

export const capeTown: DemoCity = {
  city: 'Cape Town',
  country: 'ZA',
  areas: {
    'Sea Point': [-33.9158, 18.3878],
    Constantia: [-34.0295, 18.4441],
    'Bo-Kaap': [-33.9209, 18.4148],
    Observatory: [-33.9378, 18.4718],
    Claremont: [-33.9806, 18.4653],
    Woodstock: [-33.9276, 18.4456],
    Muizenberg: [-34.1046, 18.4698],
    Stellenbosch: [-33.9367, 18.8602],
  },
  offers: [
    {
      type: 'Apartment', status: 'FOR_SALE', price: 345000, size: 96, area: 'Sea Point', address: '704 Kelp Court, Beach Road', counts: [2, 2, 2, 1],
      text: 'You can hear the foghorn and smell the salt, but the double glazing lets you choose. Renovated seventh-floor flat with an uninterrupted view of the promenade and one secure bay. Levies include fibre.',
      shows: ['art-deco', 'living-room', 'bedroom', 'kitchen'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 980000, size: 480, area: 'Constantia', address: '12 Silverhurst Drive', counts: [5, 4, 5, 3],
      text: 'A gabled homestead among oaks, with yellowwood floors in the old wing and a glass kitchen in the new one. The pool, the vegetable garden and the mountain line up from the stoep. Water comes from a spring that has its own registered right.',
      shows: ['cape-dutch', 'pool', 'living-room', 'kitchen', 'garden', 'bedroom'], byAgency: true,
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 215000, size: 118, area: 'Bo-Kaap', address: '58 Upper Dorp Street', counts: [3, 2, 2, 0],
      text: 'One in a row of painted houses on the slope of Signal Hill, lovingly repaired after 140 years. Two bedrooms up, one down, and a back court just big enough for a lemon tree and a long lunch.',
      shows: ['terrace', 'living-room', 'courtyard', 'bedroom'],
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 310, size: 15, area: 'Observatory', address: '7 Trill Road', counts: [1, 1, 1, 0],
      text: 'Rooms in a restored Victorian two minutes from the Jammie shuttle. Shared kitchen with more cupboards than students, fast fibre, and a quiet study room at the back. Accredited for NSFAS.',
      shows: ['residence', 'student-room', 'kitchen', 'study'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 4100, size: 390, area: 'Woodstock', address: 'Unit 12, The Old Mill, Albert Road', counts: [4, 2, 3, 4],
      text: 'Loft studio in a converted mill, with sawtooth windows and the original hoist still hanging. The last tenants were a design agency who outgrew it. Goods lift, loading dock and a very good coffee roaster downstairs.',
      shows: ['office', 'study', 'rooftop'], byAgency: true,
    },
    {
      type: 'Cottage', status: 'FOR_SALE', price: 175000, size: 78, area: 'Muizenberg', address: '3 Killarney Lane', counts: [2, 1, 1, 1],
      text: 'A fisherman’s cottage one street from the beach, with room for boards in the yard. Wood floors, a working hearth and curtains heavy enough for the south-easter. Sold with the surfboard rack.',
      shows: ['cottage', 'living-room', 'bedroom', 'veranda'],
    },
    {
      type: 'House', status: 'UNDER_OFFER', price: 410000, size: 230, area: 'Claremont', address: '40 Lansdowne Close', counts: [3, 2, 3, 2],
      text: 'North-facing family home in the catchment of three good schools. Open-plan living to a covered braai room, and a cottage that has been let without a gap since 2015. Offers above asking have been received.',
      shows: ['bungalow', 'living-room', 'garden', 'kitchen'],
    },
    {
      type: 'Farm', status: 'FOR_SALE', price: 2350000, size: 240000, area: 'Stellenbosch', address: 'Kweekvallei, Devon Valley Road', counts: [6, 5, 6, 4],
      text: 'Twenty-four hectares under the Papegaaiberg: eleven of vines, three of olives, and the rest fynbos that nobody is allowed to touch. A thatched manor, two guest cottages and a small cellar with its licence in order. Sold as a going concern with the harvest.',
      shows: ['cape-dutch', 'veranda', 'living-room', 'pool', 'kitchen'], byAgency: true,
    },
  ],
};
