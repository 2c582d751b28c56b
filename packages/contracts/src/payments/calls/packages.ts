import { call } from '../../named-call.ts';

export const getPackagesAll = call('getPackagesAll', 'GET', 'public');
export const getPackagesAllById = call('getPackagesAllById', 'GET', 'public');
export const getPackageRows = call('getPackageRows', 'GET', 'admin');
export const savePackages = call('savePackages', 'POST', 'admin');
export const deletePackagesById = call('deletePackagesById', 'POST', 'admin', { responds: 'empty', inQuery: true });
export const restorePackagesById = call('restorePackagesById', 'POST', 'admin', { responds: 'empty', inQuery: true });
