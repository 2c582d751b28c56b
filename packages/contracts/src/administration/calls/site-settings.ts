import { call } from '../../named-call.ts';

export const getSiteSettings = call('getSiteSettings', 'GET', 'admin');
export const addPropertyType = call('addPropertyType', 'POST', 'admin');
export const renamePropertyType = call('renamePropertyType', 'POST', 'admin');
export const movePropertyType = call('movePropertyType', 'POST', 'admin');
export const deletePropertyType = call('deletePropertyType', 'POST', 'admin');
export const saveStatusLabels = call('saveStatusLabels', 'POST', 'admin');
export const saveTitles = call('saveTitles', 'POST', 'admin');
export const saveCountries = call('saveCountries', 'POST', 'admin');
export const saveCounters = call('saveCounters', 'POST', 'admin');
export const savePartner = call('savePartner', 'POST', 'admin', { files: ['logoPic'] });
export const deletePartner = call('deletePartner', 'POST', 'admin');
export const saveCompanyDetails = call('saveCompanyDetails', 'POST', 'admin');
export const saveListingConfirmation = call('saveListingConfirmation', 'POST', 'admin');
export const saveBrand = call('saveBrand', 'POST', 'admin');
export const saveContactLimit = call('saveContactLimit', 'POST', 'admin');
export const savePropertyType = call('savePropertyType', 'POST', 'admin');
