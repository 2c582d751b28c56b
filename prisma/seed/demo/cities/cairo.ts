import type { DemoCity } from '../types.ts';

export const cairo: DemoCity = {
  city: 'Cairo',
  country: 'EG',
  areas: {
    Zamalek: [30.0626, 31.2197],
    Maadi: [29.9602, 31.2569],
    'New Cairo': [30.0301, 31.4716],
    Heliopolis: [30.0911, 31.3225],
    'Sheikh Zayed': [30.0394, 30.9842],
    Dokki: [30.0383, 31.2118],
    'Garden City': [30.0354, 31.2316],
  },
  offers: [
    {
      type: 'Apartment', status: 'FOR_SALE', price: 320000, size: 210, area: 'Zamalek', address: '26 Taha Hussein Street, 5th Floor', counts: [3, 2, 3, 1],
      text: 'High-ceilinged flat in a 1930s building with a birdcage lift and a view of the Nile between the ficus trees. Parquet, plaster roses and three balconies. The residents’ union is active and solvent.',
      shows: ['art-deco', 'living-room', 'study', 'bedroom', 'kitchen'], byAgency: true,
    },
    {
      type: 'Villa', status: 'FOR_SALE', price: 485000, size: 380, area: 'New Cairo', address: 'Villa 118, Al Rehab Gardens', counts: [4, 4, 5, 2],
      text: 'Stand-alone villa in a finished compound, with a private pool, a roof room and mature hedges. The compound has its own schools, clinics and bus line. Handed over with the full set of engineer’s drawings.',
      shows: ['riad', 'pool', 'living-room', 'kitchen', 'bedroom'],
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 850, size: 145, area: 'Maadi', address: '12 Road 218, Degla', counts: [3, 2, 3, 1],
      text: 'Garden-level flat in green Degla, with its own gate and a lawn shaded by a mango. Furnished simply and well. Walkable to the international school and to several bakeries.',
      shows: ['flats', 'garden', 'living-room', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 61000, size: 105, area: 'Dokki', address: '40 Mossadak Street, Flat 22', counts: [2, 1, 2, 0],
      text: 'Two-bedroom apartment near the metro, freshly painted, with a new heater and air conditioning in both bedrooms. The sixth floor is above the noise. A lift was installed last year.',
      shows: ['flats', 'living-room', 'kitchen', 'bathroom'],
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 238000, size: 245, area: 'Sheikh Zayed', address: 'Unit 33, Palm Court', counts: [3, 3, 4, 1],
      text: 'Corner townhouse with a garden on three sides, five minutes from Arkan. Finished in pale stone and oak, with shutters that are worth having in July. Instalments over two years are possible.',
      shows: ['riad', 'courtyard', 'living-room', 'bedroom'], byAgency: true,
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 155, size: 17, area: 'Heliopolis', address: '7 Al Ahram Lane', counts: [1, 1, 1, 0],
      text: 'Rooms for women students in a supervised building with an evening shuttle to the university. Two to a room, one desk each. Laundry and supper are included from Sunday to Thursday.',
      shows: ['residence', 'student-room', 'study', 'kitchen'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 2900, size: 300, area: 'Garden City', address: '2nd Floor, 5 Itihad Al Mohamin', counts: [7, 2, 3, 3],
      text: 'Representative offices in a listed villa near the embassies, with tall doors and a courtyard for visitors. Seven rooms around a hall, rewired for modern use. Quiet after five o’clock.',
      shows: ['art-deco', 'study', 'courtyard'], byAgency: true,
    },
  ],
};
