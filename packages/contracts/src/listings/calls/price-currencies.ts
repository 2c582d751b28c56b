import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

// A file of its own, as only the form of a listing loads it.
export const getPriceCurrencies = call<S['getPriceCurrencies']>('getPriceCurrencies', 'GET', 'public');
