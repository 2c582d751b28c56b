import type { DemoCity } from '../types.ts';

export const gaborone: DemoCity = {
  city: 'Gaborone',
  country: 'BW',
  areas: {
    Phakalane: [-24.5667, 25.9747],
    'Block 8': [-24.6213, 25.9015],
    Broadhurst: [-24.6281, 25.9201],
    'CBD': [-24.6453, 25.9075],
    Mokolodi: [-24.7361, 25.8236],
    Tlokweng: [-24.6607, 25.9741],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 245000, size: 330, area: 'Phakalane', address: '2231 Golf View Drive', counts: [4, 3, 4, 2],
      text: 'Modern house backing onto the seventh fairway, with double-volume living space and a shaded pool. The study could be a fifth bedroom. Security estate with a primary school inside it.',
      shows: ['villa', 'pool', 'living-room', 'study', 'kitchen'], byAgency: true,
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 105000, size: 135, area: 'Block 8', address: 'Unit 12, Plot 60881', counts: [3, 2, 2, 1],
      text: 'Three-bedroom townhouse in a quiet complex near the airport junction. Air-conditioned, with a fitted kitchen and a paved yard. The owners’ association is free of debt.',
      shows: ['terrace', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'House', status: 'FOR_SALE', price: 98000, size: 160, area: 'Tlokweng', address: 'Plot 4417, Marulamantsi Ward', counts: [3, 2, 2, 1],
      text: 'A tidy brick house on 1,200 square metres, walled and gated, with a mature marula in the middle. Extension to four bedrooms is approved. Ten minutes from Riverwalk.',
      shows: ['bungalow', 'living-room', 'garden', 'bedroom'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 3300, size: 400, area: 'CBD', address: '6th Floor, Plot 54368', counts: [8, 2, 4, 9],
      text: 'Shell office floor in the new CBD with full-height glass on three sides. The landlord contributes to the fit-out. Generator, access control and nine bays.',
      shows: ['office', 'rooftop', 'street'], byAgency: true,
    },
    {
      type: 'Cottage', status: 'FOR_SALE', price: 115000, size: 140, area: 'Mokolodi', address: 'Plot 27, Mokolodi Hills', counts: [2, 2, 2, 2],
      text: 'Stone-and-thatch cottage on a hectare of bush, where impala come to the bird bath. A second rondavel serves as a guest room or studio. Borehole, solar and stars.',
      shows: ['rondavel', 'veranda', 'living-room', 'bedroom'], byAgency: true,
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 140, size: 20, area: 'Broadhurst', address: 'Plot 10233, Segoditshane Way', counts: [1, 1, 1, 0],
      text: 'Bachelor room with a shower and a hotplate corner, behind the main house. Prepaid power, secure yard and a combi stop outside. Deposit of one month.',
      shows: ['bungalow', 'bedroom', 'bathroom'],
    },
  ],
};
