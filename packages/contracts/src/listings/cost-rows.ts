import * as texts from '@africanscity/messages/listings';
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
  rentInAdvance: { ...cost, label: texts.rentInAdvance, units: ['months'] },
  deposit: { ...cost, label: texts.deposit, units: ['months', 'amount', 'share'] },
  cautionFee: { ...cost, label: texts.cautionFee, units: ['amount', 'share', 'months'] },
  agencyFee: { ...cost, label: texts.agencyFee, units: ['share', 'amount', 'months'] },
  legalFee: { ...cost, label: texts.legalFee, units: ['share', 'amount', 'months'] },
  serviceCharge: {
    ...cost,
    label: texts.serviceCharge,
    hint: texts.samePeriodAsRent,
    units: ['amount', 'share'],
  },
  viewingFee: { ...cost, label: texts.viewingFee, hint: texts.paidBeforeViewing, units: ['amount', 'share'] },
} as const satisfies Record<string, DetailField>;

export type CostName = keyof typeof costFields;

export const costNames = Object.keys(costFields) as [CostName, ...CostName[]];
