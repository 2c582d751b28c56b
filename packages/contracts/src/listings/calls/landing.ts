import { call } from '../../named-call.ts';

export const getLanding = call('getLanding', 'GET', 'public');
export const getListingParts = call('getListingParts', 'GET', 'public');
export const getListingPart = call('getListingPart', 'GET', 'public');
