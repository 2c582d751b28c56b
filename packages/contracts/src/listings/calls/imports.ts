import { call } from '../../named-call.ts';

export const startListingImport = call('startListingImport', 'POST', 'user');
export const saveImportChunk = call('saveImportChunk', 'POST', 'user', {
  responds: 'empty',
  files: ['chunk'] as const,
});
export const saveImportPictures = call('saveImportPictures', 'POST', 'user', { files: ['pictures'] });
export const checkListingImport = call('checkListingImport', 'POST', 'user');
export const runListingImport = call('runListingImport', 'POST', 'user');
export const cancelListingImport = call('cancelListingImport', 'POST', 'user');
export const getListingImport = call('getListingImport', 'GET', 'user');
export const getListingImports = call('getListingImports', 'GET', 'user');
export const exportImportFaults = call('exportImportFaults', 'GET', 'user', { responds: 'csv' });
