import type { DemoCity } from '../types.ts';

export const lagos: DemoCity = {
  city: 'Lagos',
  country: 'NG',
  areas: {
    Ikoyi: [6.4541, 3.4342],
    'Victoria Island': [6.4281, 3.4219],
    'Lekki Phase 1': [6.4474, 3.4723],
    'Ikeja GRA': [6.5813, 3.3551],
    Yaba: [6.5095, 3.3711],
    Surulere: [6.4926, 3.3489],
    Ajah: [6.4698, 3.5852],
    Maryland: [6.5716, 3.3672],
  },
  offers: [
    {
      type: 'Villa', status: 'FOR_SALE', price: 1150000, size: 620, area: 'Ikoyi', address: '18 Alder Close, off Bourdillon Road', counts: [5, 5, 6, 4],
      text: 'A detached residence behind old rain trees, finished last year and never lived in. Lift, cinema room and a pool that catches the evening sun. The estate supplies power and treated water around the clock.',
      shows: ['villa', 'pool', 'living-room', 'kitchen', 'bedroom', 'bathroom'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 240000, size: 340, area: 'Lekki Phase 1', address: '6 Sandgrouse Street', counts: [4, 4, 5, 2],
      text: 'Semi-detached duplex on a dry, interlocked street with drainage that works. All bedrooms are en suite and the family lounge upstairs opens on a balcony. Governor’s Consent is available for inspection.',
      shows: ['duplex', 'living-room', 'kitchen', 'bedroom'],
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 2600, size: 155, area: 'Victoria Island', address: '9B Ocean Palm Towers, Ahmadu Bello Way', counts: [3, 3, 4, 2],
      text: 'Ninth-floor apartment with the Atlantic on one side and the city on the other. Rent includes diesel, gym and a cleaner twice a week. Furnished or empty, as you prefer.',
      shows: ['flats', 'living-room', 'rooftop', 'bedroom', 'kitchen'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 850, size: 88, area: 'Yaba', address: '33 Herbert Lane', counts: [2, 2, 2, 1],
      text: 'Bright two-bedroom flat close to the tech offices on Herbert Macaulay Way. Fibre is already installed, and the inverter holds for about eight hours. The landlord lives in Abuja and answers messages.',
      shows: ['art-deco', 'living-room', 'bedroom', 'study'],
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 230000, size: 210, area: 'Ikeja GRA', address: 'House 3, Isaac John Mews', counts: [4, 4, 5, 2],
      text: 'Four-bedroom terrace in a walled close of six, two turnings from the airport road yet surprisingly quiet. Fitted kitchen, boys’ quarters and a small paved court for parties.',
      shows: ['terrace', 'living-room', 'courtyard', 'kitchen', 'bathroom'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 5400, size: 460, area: 'Victoria Island', address: '2nd Floor, 71 Adeola Hopewell Street', counts: [8, 2, 4, 6],
      text: 'Open-plan office floor with raised floors, two meeting rooms and a pantry. The building has twin generators and its own water treatment. Available for two years with an option on three more.',
      shows: ['office', 'study', 'street'], byAgency: true,
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 78000, size: 600, area: 'Ajah', address: 'Plot 42, Seaside Gardens Estate', counts: [0, 0, 0, 0],
      text: 'Dry, sand-filled plot inside a fenced estate, ready to build with no development levy outstanding. Survey, deed of assignment and estate allocation letter are complete.',
      shows: ['stand', 'street'],
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 110, size: 20, area: 'Surulere', address: '15 Akerele Bend', counts: [1, 1, 1, 0],
      text: 'Self-contained room with a kitchenette in a compound of ten. Prepaid meter of its own, a borehole with an overhead tank, and a gateman who knows everybody. Agency fee does not apply.',
      shows: ['residence', 'bedroom', 'bathroom'],
    },
    {
      type: 'House', status: 'SOLD', price: 165000, size: 260, area: 'Maryland', address: '4 Mende Villa Road', counts: [4, 3, 4, 2],
      text: 'A well-kept detached bungalow with a separate flat for parents or tenants. It stands on high ground and has never flooded. Sold to the third family that viewed it.',
      shows: ['bungalow', 'living-room', 'kitchen', 'garden'], byAgency: true,
    },
  ],
};
