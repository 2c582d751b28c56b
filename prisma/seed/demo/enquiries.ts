import type { DemoEnquiry } from './types.ts';

/** Enquiries to the two owners with a login. Askers without an account have an invented address. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    to: 'owner@example.com',
    listing: 0,
    asker: { name: 'Chipo Marange', email: 'chipo.marange@example.org', phone: '+263 77 000 0301' },
    hoursAgo: 5,
    talk: [
      {
        side: 'asker',
        hours: 0,
        text: 'Hello, is it still free? I start work nearby next month, and could come any evening.',
      },
    ],
  },
  {
    to: 'owner@example.com',
    listing: 1,
    asker: 'visitor@example.com',
    hoursAgo: 50,
    viewingInDays: 3,
    talk: [
      {
        side: 'asker',
        hours: 0,
        text: 'Good day. We are two, we are quiet, and we would stay. May we see it this week?',
      },
      { side: 'owner', hours: 2, text: 'You are welcome to. How about the morning of the day that I propose?' },
      { side: 'owner', hours: 2, does: 'proposal' },
      { side: 'asker', hours: 20, does: 'agreement' },
    ],
  },
  {
    to: 'owner@example.com',
    listing: 0,
    asker: { name: 'Peter Zulu', email: 'peter.zulu@example.org', phone: '' },
    hoursAgo: 190,
    talk: [
      { side: 'asker', hours: 0, text: 'Are water and light in the price?' },
      {
        side: 'owner',
        hours: 4,
        text: 'Water is, and there is a borehole. Light is prepaid, about twelve dollars a month.',
      },
    ],
  },
  {
    to: 'agency@example.com',
    listing: 0,
    asker: { name: 'Amara Nwosu', email: 'amara.nwosu@example.org', phone: '+234 80 000 0302' },
    hoursAgo: 2,
    talk: [
      {
        side: 'asker',
        hours: 0,
        text: 'I am abroad until the end of the month. Could my sister see it for me on Saturday?',
      },
    ],
  },
  {
    to: 'agency@example.com',
    listing: 1,
    asker: 'visitor@example.com',
    hoursAgo: 96,
    talk: [
      { side: 'asker', hours: 0, text: 'Is there room for talk about the price if we need no loan?' },
      { side: 'owner', hours: 1, text: 'A little. Come and see it first, then we sit down with the owner.' },
    ],
  },
  ...(
    [
      ['Lindiwe Khumalo', 'Who pays for the transfer?', 3],
      ['Brian Otieno', 'Is the title deed in the name of the seller?', 2],
      ['Zainab Bello', 'How far is the nearest school?', 5],
      ['Joseph Phiri', 'May we see the plans of the house?', 1],
    ] as const
  ).map(
    ([name, question, hours], at): DemoEnquiry => ({
      to: 'agency@example.com',
      listing: at % 3,
      asker: { name, email: `${name.toLowerCase().replace(' ', '.')}@example.org`, phone: '' },
      hoursAgo: 24 * (12 + 6 * at),
      talk: [
        { side: 'asker', hours: 0, text: question },
        {
          side: 'owner',
          hours,
          text: 'Thank you for asking. I have sent what we know by mail, and call you tomorrow.',
        },
        { side: 'owner', hours: 70, does: 'closing' },
      ],
    }),
  ),
];
