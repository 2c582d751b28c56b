import type { DemoCity } from '../types.ts';

export const johannesburg: DemoCity = {
  city: 'Johannesburg',
  country: 'ZA',
  areas: {
    Sandton: [-26.1076, 28.0567],
    Rosebank: [-26.1466, 28.0416],
    Melville: [-26.1755, 28.0089],
    Soweto: [-26.2678, 27.8585],
    Houghton: [-26.1617, 28.0578],
    Braamfontein: [-26.1926, 28.0343],
    Midrand: [-25.9992, 28.1263],
    Kensington: [-26.1927, 28.1006],
  },
  offers: [
    {
      type: 'Apartment', status: 'FOR_RENT', price: 1150, size: 74, area: 'Sandton', address: '1810 The Marc Residences, Rivonia Road', counts: [1, 1, 2, 1],
      text: 'Eighteenth floor, facing west, two minutes from the Gautrain. Concierge, pool and a generator that switches over before you notice. Furnished down to the wine glasses.',
      shows: ['flats', 'living-room', 'rooftop', 'bedroom'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 395000, size: 410, area: 'Houghton', address: '22 Fourth Avenue', counts: [4, 3, 4, 2],
      text: 'A 1930s stone-and-plaster house on half an acre, with parquet, pressed ceilings and a terrace that steps down to the pool. The solar plant and inverter paid for themselves in four years. Walk to the Wilds on Sundays.',
      shows: ['duplex', 'pool', 'living-room', 'study', 'garden'],
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 112000, size: 140, area: 'Midrand', address: '19 Heron Close, Vorna Valley', counts: [3, 2, 2, 2],
      text: 'Lock-up-and-go in a complex with a dam, ducks and a gate that reads number plates. The lounge opens on a private garden with a built-in braai. Transfer duty is below the threshold.',
      shows: ['terrace', 'living-room', 'garden', 'kitchen'], byAgency: true,
    },
    {
      type: 'House', status: 'FOR_SALE', price: 68000, size: 125, area: 'Soweto', address: '5612 Khumalo Street, Orlando West', counts: [3, 1, 2, 1],
      text: 'A neat, extended family house within sight of the towers, tiled throughout and freshly painted. Two outside rooms bring in rent that covers most of a bond. Title deed is in the seller’s name.',
      shows: ['bungalow', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 260, size: 13, area: 'Braamfontein', address: '90 De Korte Street', counts: [1, 1, 1, 0],
      text: 'Secure student living across the road from Wits, with a bus to UJ. Backup power for study hours, a laundry on every second floor and house parents who know your name. Bursary students are welcome.',
      shows: ['residence', 'student-room', 'kitchen', 'bathroom'],
    },
    {
      type: 'Rooms', status: 'FOR_RENT', price: 190, size: 22, area: 'Kensington', address: '14 Roberts Lane', counts: [1, 1, 1, 1],
      text: 'Garden room with its own bathroom and gate remote, in a leafy street near Bez Valley. Off-street parking, shared washing line, one friendly labrador. Electricity is prepaid.',
      shows: ['cottage', 'bedroom', 'bathroom', 'garden'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 6800, size: 620, area: 'Rosebank', address: '3rd Floor, 33 Bierman Avenue', counts: [10, 3, 6, 14],
      text: 'A-grade office floor with terraces on two sides and 14 bays of basement parking. Fit-out allowance on leases over three years. The mall, the station and the Sunday market are all in walking distance.',
      shows: ['office', 'rooftop', 'study', 'street'], byAgency: true,
    },
    {
      type: 'House', status: 'SOLD', price: 158000, size: 190, area: 'Melville', address: '8 Third Avenue', counts: [3, 2, 2, 1],
      text: 'Character cottage-house with a red stoep, bay window and a back garden full of indigenous birds. The kitchen is small, but the pizza oven outside forgives it. Sold in nine days.',
      shows: ['bungalow', 'veranda', 'living-room', 'garden'],
    },
  ],
};
