import type { DemoCity } from '../types.ts';

export const harare: DemoCity = {
  city: 'Harare',
  country: 'ZW',
  areas: {
    Borrowdale: [-17.7467, 31.0995],
    'Mount Pleasant': [-17.7687, 31.0486],
    Avondale: [-17.7992, 31.0381],
    Highlands: [-17.8012, 31.1021],
    'Glen Lorne': [-17.7436, 31.1561],
    Greendale: [-17.8203, 31.1175],
    Tynwald: [-17.8137, 30.9607],
    Mabelreign: [-17.7902, 30.9985],
    Msasa: [-17.8391, 31.1207],
    Ruwa: [-17.8897, 31.2447],
    Arlington: [-17.9186, 31.1079],
    Milton: [-17.8277, 31.0335],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 285000, size: 380, area: 'Borrowdale', address: '14 Crowhill Close', counts: [4, 3, 3, 2],
      text: 'A double-storey family home on a full acre, five minutes from the Borrowdale shops. The downstairs rooms open onto a deep veranda and a lawn that slopes to two old msasa trees. The borehole has not run dry in eleven years, and a 5 kVA solar system carries the lights, fridge and internet through any outage.',
      shows: ['duplex', 'living-room', 'garden', 'kitchen', 'bedroom'], byAgency: true,
    },
    {
      type: 'Villa', status: 'FOR_SALE', price: 640000, size: 560, area: 'Glen Lorne', address: '7 Umwinsi Ridge', counts: [5, 5, 6, 3],
      text: 'Built into a granite hillside, this villa looks north over the Umwinsi valley from almost every room. There is a heated pool, a staff cottage, and a study with its own entrance for anyone who works from home. The architect kept all the indigenous trees, so it is private without a single hedge.',
      shows: ['villa', 'pool', 'living-room', 'kitchen', 'study', 'bathroom'], byAgency: true,
    },
    {
      type: 'Cottage', status: 'FOR_RENT', price: 450, size: 62, area: 'Mount Pleasant', address: '23 The Chase West', counts: [1, 1, 1, 1],
      text: 'A one-bedroom garden cottage behind our own house, with a separate gate and a carport. Water comes from the borehole and is included. It suits a single person or a couple who like birdsong in the morning.',
      shows: ['cottage', 'living-room', 'bedroom', 'garden'],
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 700, size: 95, area: 'Avondale', address: '5 Strathmore Court, King George Road', counts: [2, 1, 2, 1],
      text: 'Second-floor flat overlooking the jacarandas, an easy walk from Avondale shopping centre. Parquet floors, a sunny kitchen and a lock-up garage. The complex has a guard at night and a shared borehole tank.',
      shows: ['flats', 'living-room', 'kitchen', 'bedroom'],
    },
    {
      type: 'House', status: 'FOR_SALE', price: 148000, size: 210, area: 'Mabelreign', address: '61 Sherwood Drive', counts: [3, 2, 2, 1],
      text: 'A solid 1960s bungalow that has had one careful owner since 1988. The roof was redone three years ago and the wiring last winter. There is room at the back for a cottage, and the plans for one are already approved.',
      shows: ['bungalow', 'living-room', 'bedroom', 'garden'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 38500, size: 800, area: 'Tynwald', address: 'Stand 23423, Tynwald South', counts: [0, 0, 0, 0],
      text: 'Fully serviced residential stand with tarred roads, sewer and water at the boundary. Title deeds are in hand. Four neighbours have already built.',
      shows: ['stand', 'street'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 62000, size: 1200, area: 'Arlington', address: 'Stand 318, Arlington Estate', counts: [0, 0, 0, 0],
      text: 'Corner stand on a gated estate close to the airport road. Electricity runs underground and the estate irrigates its verges from its own dam. Instalments over twelve months can be discussed.',
      shows: ['stand'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 265000, size: 320, area: 'Highlands', address: '9 Ridgeway North', counts: [4, 3, 3, 2],
      text: 'Spacious and cool in October: thick walls, high ceilings and a wide veranda along the north side. The garden is looked after by a gardener who would like to stay. Backup power and a 10,000-litre tank are in place.',
      shows: ['bungalow', 'veranda', 'living-room', 'kitchen', 'bedroom'],
    },
    {
      type: 'Townhouse', status: 'UNDER_OFFER', price: 132000, size: 165, area: 'Greendale', address: 'Unit 4, Coronation Mews', counts: [3, 2, 3, 2],
      text: 'One of eight face-brick townhouses around a shared lawn. The main bedroom has a balcony big enough for breakfast. Levies are low because the residents run the complex themselves.',
      shows: ['terrace', 'living-room', 'kitchen', 'bedroom'], byAgency: true,
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 130, size: 14, area: 'Mount Pleasant', address: '112 Upper East Road', counts: [1, 1, 1, 0],
      text: 'Single and double rooms ten minutes on foot from the university gate. Each room has a desk, a bed and a cupboard that locks; kitchens and study rooms are shared per floor. Wi-Fi, water and a Saturday cleaning round are in the price.',
      shows: ['residence', 'student-room', 'study', 'kitchen'],
    },
    {
      type: 'Commercial', status: 'FOR_SALE', price: 395000, size: 540, area: 'Milton', address: '88 Fife Avenue', counts: [9, 3, 4, 8],
      text: 'A former family residence converted into offices, with a boardroom, a server room and parking for eight cars behind an electric gate. The front garden makes a kinder first impression than a lobby. Zoned for professional use.',
      shows: ['office', 'study', 'street'], byAgency: true,
    },
    {
      type: 'Farm', status: 'FOR_SALE', price: 420000, size: 620000, area: 'Ruwa', address: 'Kilmuir Farm, Ruwa Road', counts: [5, 3, 3, 4],
      text: 'Sixty-two hectares of red clay with twenty under irrigation, a homestead from the 1950s and four tobacco barns now used for horticulture. Two boreholes and a small weir supply water throughout the year. Fenced, with a manager’s house and workers’ village in good repair.',
      shows: ['farmhouse', 'veranda', 'living-room', 'garden'], byAgency: true,
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 90, size: 18, area: 'Tynwald', address: '6 Bluff Hill Way', counts: [1, 1, 1, 0],
      text: 'A large room with its own entrance in a quiet family home. Bathroom shared with one other tenant. Prepaid electricity, and a kombi rank at the corner.',
      shows: ['bungalow', 'bedroom', 'bathroom'],
    },
    {
      type: 'Commercial', status: 'FOR_SALE', price: 510000, size: 1850, area: 'Msasa', address: '17 Mutare Road', counts: [6, 4, 6, 12],
      text: 'Warehouse and trade counter on the main road to Mutare, with three-phase power and a loading yard that turns a thirty-ton truck. The showroom in front is let until March, which covers the rates. Vacant possession of the rest.',
      shows: ['shopfront', 'street', 'study'],
    },
  ],
};
