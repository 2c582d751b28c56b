import type { DemoCity } from '../types.ts';

export const lusaka: DemoCity = {
  city: 'Lusaka',
  country: 'ZM',
  areas: {
    Kabulonga: [-15.4197, 28.3389],
    Woodlands: [-15.4362, 28.3315],
    Roma: [-15.3822, 28.3106],
    Chalala: [-15.4679, 28.3585],
    Ibex: [-15.4266, 28.3685],
    Chongwe: [-15.3287, 28.6819],
    Rhodespark: [-15.4066, 28.3006],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 260000, size: 320, area: 'Kabulonga', address: '45 Sable Close', counts: [4, 3, 4, 2],
      text: 'Executive house on 2,100 square metres with a thatched insaka by the pool. The lounge has a raised dining area and doors that fold right away. Borehole, solar pump and electric fence.',
      shows: ['bungalow', 'pool', 'living-room', 'garden', 'kitchen'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 145000, size: 240, area: 'Woodlands', address: '7 Chindo Way', counts: [3, 2, 3, 1],
      text: 'Three-bedroom house in a yard full of fruit, near Woodlands Stadium and two good primary schools. Built-in wardrobes, a scullery and a self-contained servants’ quarter.',
      shows: ['bungalow', 'living-room', 'bedroom', 'veranda'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 24000, size: 1050, area: 'Chalala', address: 'Stand 8841, Chalala East', counts: [0, 0, 0, 0],
      text: 'Thirty by thirty-five metres, flat, and fenced on three sides by the neighbours. Water and power are on the road. Offer letter and site plan are available today.',
      shows: ['stand', 'street'],
    },
    {
      type: 'Townhouse', status: 'FOR_RENT', price: 850, size: 150, area: 'Ibex', address: 'Unit 7, Msasa Gardens', counts: [3, 2, 2, 2],
      text: 'Newly built unit in a gated row of ten, with a small private garden and a shared pool. Fitted stove and air conditioning in the main bedroom. Close to the American school.',
      shows: ['terrace', 'living-room', 'pool', 'kitchen'], byAgency: true,
    },
    {
      type: 'Farm', status: 'FOR_SALE', price: 180000, size: 400000, area: 'Chongwe', address: 'Farm 1207, Great East Road', counts: [4, 2, 2, 3],
      text: 'Forty hectares with tarmac frontage, half cleared for maize and soya. Farmhouse with a long veranda, two chicken houses for 10,000 layers each, and a dam that held through last year’s drought.',
      shows: ['farmhouse', 'veranda', 'garden', 'kitchen'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 2600, size: 350, area: 'Rhodespark', address: '31 Nangwenya Road', counts: [8, 3, 4, 10],
      text: 'Stand-alone office building close to the showgrounds, with a reception, eight offices and a canteen. Parking for ten under shade nets. Change of use already granted.',
      shows: ['office', 'study', 'street'], byAgency: true,
    },
    {
      type: 'Cottage', status: 'FOR_RENT', price: 400, size: 68, area: 'Roma', address: '3B Zambezi Lane', counts: [1, 1, 1, 1],
      text: 'Thatched cottage in the corner of a big garden, cool in October and cosy in June. Open-plan kitchen and lounge, one bedroom, one very old fig tree. Water is free and the dogs are friendly.',
      shows: ['rondavel', 'living-room', 'bedroom', 'garden'],
    },
  ],
};
