import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSiteSettings = call<S['getSiteSettings']>('getSiteSettings', 'GET', 'admin');
export const addPropertyType = call<S['addPropertyType']>('addPropertyType', 'POST', 'admin');
export const renamePropertyType = call<S['renamePropertyType']>('renamePropertyType', 'POST', 'admin');
export const movePropertyType = call<S['movePropertyType']>('movePropertyType', 'POST', 'admin');
export const deletePropertyType = call<S['deletePropertyType']>('deletePropertyType', 'POST', 'admin');
export const saveStatusLabels = call<S['saveStatusLabels']>('saveStatusLabels', 'POST', 'admin');
export const saveTitles = call<S['saveTitles']>('saveTitles', 'POST', 'admin');
export const saveCountries = call<S['saveCountries']>('saveCountries', 'POST', 'admin');
export const saveCounters = call<S['saveCounters']>('saveCounters', 'POST', 'admin');
export const savePartner = call<S['savePartner']>('savePartner', 'POST', 'admin', { files: ['logoPic'] });
export const deletePartner = call<S['deletePartner']>('deletePartner', 'POST', 'admin');
export const saveCompanyDetails = call<S['saveCompanyDetails']>('saveCompanyDetails', 'POST', 'admin');
export const saveListingConfirmation = call<S['saveListingConfirmation']>('saveListingConfirmation', 'POST', 'admin');
export const saveBrand = call<S['saveBrand']>('saveBrand', 'POST', 'admin');
export const saveContactLimit = call<S['saveContactLimit']>('saveContactLimit', 'POST', 'admin');
export const savePropertyType = call<S['savePropertyType']>('savePropertyType', 'POST', 'admin');
