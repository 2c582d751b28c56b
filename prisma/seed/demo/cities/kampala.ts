import type { DemoCity } from '../types.ts';

export const kampala: DemoCity = {
  city: 'Kampala',
  country: 'UG',
  areas: {
    Kololo: [0.3291, 32.5925],
    Muyenga: [0.2906, 32.6111],
    Naguru: [0.3395, 32.6075],
    Ntinda: [0.3544, 32.6136],
    Munyonyo: [0.2385, 32.6236],
    Makerere: [0.3332, 32.5703],
    Gayaza: [0.4531, 32.6111],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 375000, size: 360, area: 'Muyenga', address: '19 Tank Hill Rise', counts: [5, 4, 5, 2],
      text: 'High on Tank Hill, with Lake Victoria laid out below the terrace. Five bedrooms on two floors, hardwood doors, and a garden of avocado and jackfruit. Private mailo title.',
      shows: ['duplex', 'veranda', 'living-room', 'garden', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 1100, size: 125, area: 'Kololo', address: '6 Acacia Rise, Apartment 4', counts: [3, 2, 3, 1],
      text: 'Serviced apartment close to Acacia Mall, in a compound with a pool and a gym. Housekeeping, internet and a generator are part of the rent. Suits a diplomat or a family between houses.',
      shows: ['flats', 'living-room', 'pool', 'bedroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 58000, size: 80, area: 'Ntinda', address: 'Block A, Kisaasi Road', counts: [2, 2, 2, 1],
      text: 'New two-bedroom flat with tiled floors and a balcony on each side. The road is paved up to the gate. Yaka meter, daily refuse collection and a kind caretaker called Moses.',
      shows: ['flats', 'living-room', 'kitchen', 'bedroom'],
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 105, size: 14, area: 'Makerere', address: '2 Kikoni Avenue', counts: [1, 1, 1, 0],
      text: 'Hostel rooms by the western gate of the university, singles and doubles. Study hall until midnight, security cameras, and a canteen whose rolex has a reputation. Priced per month of the semester.',
      shows: ['residence', 'student-room', 'study', 'courtyard'],
    },
    {
      type: 'Villa', status: 'FOR_SALE', price: 450000, size: 410, area: 'Munyonyo', address: '8 Wavamunno Road', counts: [5, 5, 6, 3],
      text: 'Lakeside villa with a jetty, a lawn for weddings and bedrooms that all face the water. Solar heating and a 20,000-litre tank. Twenty minutes to the Entebbe expressway.',
      shows: ['villa', 'garden', 'living-room', 'pool', 'kitchen'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 13500, size: 500, area: 'Gayaza', address: 'Plot 40, Nakwero Hill', counts: [0, 0, 0, 0],
      text: 'Fifty by hundred feet on a gentle slope, with a graded road and power poles along it. The soil is murram, so foundations are cheap. Land title is ready.',
      shows: ['stand'],
    },
    {
      type: 'Townhouse', status: 'RENTED', price: 1500, size: 200, area: 'Naguru', address: 'House 2, Summit Mews', counts: [3, 3, 4, 2],
      text: 'Three-bedroom townhouse with a study, a walled patio and the sound of the city at a polite distance. Let to a family of four for two years.',
      shows: ['terrace', 'living-room', 'study', 'courtyard'], byAgency: true,
    },
  ],
};
