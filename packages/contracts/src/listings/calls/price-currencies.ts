import { call } from '../../named-call.ts';

// A file of its own, as only the form of a listing loads it.
export const getPriceCurrencies = call('getPriceCurrencies', 'GET', 'public');
