import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getLanding = call<S['getLanding']>('getLanding', 'GET', 'public');
export const getListingParts = call<S['getListingParts']>('getListingParts', 'GET', 'public');
export const getListingPart = call<S['getListingPart']>('getListingPart', 'GET', 'public');
