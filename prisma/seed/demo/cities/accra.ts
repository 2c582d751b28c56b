import type { DemoCity } from '../types.ts';

export const accra: DemoCity = {
  city: 'Accra',
  country: 'GH',
  areas: {
    'East Legon': [5.6358, -0.1614],
    Cantonments: [5.5762, -0.1728],
    Labone: [5.5663, -0.1716],
    'Airport Residential': [5.6052, -0.1785],
    Osu: [5.5571, -0.1824],
    Madina: [5.6691, -0.1656],
    Tema: [5.6698, -0.0166],
    Aburi: [5.8482, -0.1745],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 335000, size: 390, area: 'East Legon', address: '27 Lagos Avenue Extension', counts: [5, 4, 5, 2],
      text: 'Five-bedroom house in a gated pocket near the American House junction. The ground floor flows from lounge to garden, and the kitchen has a second, smokier sibling outside for proper cooking. Registered at the Lands Commission.',
      shows: ['duplex', 'living-room', 'kitchen', 'garden', 'bedroom'],
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 185000, size: 112, area: 'Cantonments', address: '402 Sankara Gardens', counts: [2, 2, 3, 1],
      text: 'Fourth-floor corner apartment with cross ventilation, so the air conditioning rests for half the year. Pool, gym and a roof terrace are shared between thirty homes. Sold with the furniture you see.',
      shows: ['flats', 'living-room', 'rooftop', 'bedroom', 'bathroom'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 125000, size: 84, area: 'Osu', address: '11 Ringway Walk', counts: [2, 1, 2, 1],
      text: 'Stylish flat above a courtyard café, within walking distance of Oxford Street and the sea. High ceilings, ceiling fans and a kitchen for someone who cooks. Strata title, registered in the seller’s name.',
      shows: ['art-deco', 'living-room', 'courtyard', 'kitchen'],
    },
    {
      type: 'Villa', status: 'FOR_RENT', price: 4800, size: 470, area: 'Airport Residential', address: '3 Volta Crescent', counts: [4, 4, 5, 3],
      text: 'A modern villa with a long pool, shaded by three mature neem trees. Servants’ quarters, 60 kVA generator and water storage for two weeks. Popular with embassies because of the double gate.',
      shows: ['villa', 'pool', 'living-room', 'veranda', 'bedroom', 'kitchen'], byAgency: true,
    },
    {
      type: 'Townhouse', status: 'RENTED', price: 2100, size: 190, area: 'Labone', address: 'No. 6, Ndabaningi Row', counts: [3, 3, 4, 2],
      text: 'Three-storey townhouse with a roof terrace and a strip of garden at the back. The tenants who took it first asked for the sofa as well. Let until next August.',
      shows: ['terrace', 'living-room', 'rooftop', 'kitchen'], byAgency: true,
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 75, size: 16, area: 'Madina', address: 'House B44, Estate Road', counts: [1, 1, 1, 0],
      text: 'Chamber with porch in a tidy compound house, five minutes from the market and the Legon trotros. Own electricity meter, shared bathroom, polite neighbours.',
      shows: ['cottage', 'bedroom', 'kitchen'],
    },
    {
      type: 'Commercial', status: 'FOR_SALE', price: 720000, size: 1400, area: 'Tema', address: '9 Harbour Industrial Road', counts: [5, 4, 6, 15],
      text: 'Light-industrial building with a showroom on the street side and 1,100 square metres of clear-span storage behind. Ten minutes from the port by truck. Long leasehold with sixty-one years to run.',
      shows: ['shopfront', 'street'],
    },
    {
      type: 'Cottage', status: 'FOR_SALE', price: 89000, size: 120, area: 'Aburi', address: '2 Botanical Lane', counts: [2, 1, 2, 1],
      text: 'A stone cottage in the hills, four degrees cooler than Accra and forty minutes from it. Bougainvillea over the gate, a view of the plains from the porch. It has been a weekend house for a family who now live in Toronto.',
      shows: ['cottage', 'veranda', 'living-room', 'bedroom'],
    },
  ],
};
