import { type DetailField, topKinds } from './field-row.ts';

/** Rows of the table of fields: the costs of moving into a rented home, in the order in which people read them. */

const cost = {
  type: 'cost',
  group: 'costs',
  appliesTo: topKinds,
  importColumn: 'optional',
  absent: 'unchanged',
  print: false,
  best: '',
  jsonLd: { additional: true },
} as const;

export const costFields = {
  rentInAdvance: { ...cost, label: 'Rent in advance', units: ['months'] },
  deposit: { ...cost, label: 'Deposit', units: ['months', 'amount', 'share'] },
  cautionFee: { ...cost, label: 'Caution fee', units: ['amount', 'share', 'months'] },
  agencyFee: { ...cost, label: 'Agency fee', units: ['share', 'amount', 'months'] },
  legalFee: { ...cost, label: 'Legal fee', units: ['share', 'amount', 'months'] },
  serviceCharge: {
    ...cost,
    label: 'Service charge',
    hint: 'For the same period as the rent',
    units: ['amount', 'share'],
  },
  viewingFee: { ...cost, label: 'Viewing fee', hint: 'Paid before a viewing', units: ['amount', 'share'] },
} as const satisfies Record<string, DetailField>;

export type CostName = keyof typeof costFields;

export const costNames = Object.keys(costFields) as [CostName, ...CostName[]];
