import type { DemoTestimonial } from './types.ts';

/** Approved feedback of people in the demo. */
export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    person: 'rudo-chikafu',
    daysAgo: 6,
    message:
      'I put our cottage in Mount Pleasant up on a Tuesday evening, and by Saturday a young couple had paid their deposit. The enquiries came from people who had actually read the listing.',
  },
  {
    person: 'otieno-odhiambo',
    daysAgo: 13,
    message:
      'After three months of agents sending me the same five flats, I found the one we live in now within an hour of filtering by area and price. Simple as that.',
  },
  {
    person: 'akosua-mensah',
    daysAgo: 21,
    message:
      'I live in Kumasi and let a house in East Legon. Being able to change the pictures and the price from my phone saves me a four-hour drive every time.',
  },
  {
    person: 'thandiwe-ndlovu',
    daysAgo: 30,
    message:
      'Clear photographs, honest sizes and a real person at the other end. We sold above our asking price and never printed a single poster.',
  },
  {
    person: 'dawit-tesfaye',
    daysAgo: 38,
    message:
      'The request form is what did it for me. I wrote down what my sister needed near the university, and two owners wrote back the same day.',
  },
  {
    person: 'awa-ndiaye',
    daysAgo: 52,
    message:
      'I was looking from Marseille for a place in Dakar. Seeing where each apartment is on the map, and who is offering it, gave me the confidence to book a viewing.',
  },
  {
    person: 'mutale-banda',
    daysAgo: 67,
    message:
      'We bought our stand in Chalala through a listing here. The beacons were exactly where the seller said they would be, which is more than I dared hope for.',
  },
  {
    person: 'hilma-shikongo',
    daysAgo: 84,
    message:
      'As a landlord with four rooms I do not need much, only tenants who pay and stay. This is the first place where both have happened.',
  },
];
