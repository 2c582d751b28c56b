import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const startListingImport = call<S['startListingImport']>('startListingImport', 'POST', 'admin');
export const saveImportChunk = call<S['saveImportChunk']>('saveImportChunk', 'POST', 'admin', {
  responds: 'empty',
  files: ['chunk'],
});
export const saveImportPictures = call<S['saveImportPictures']>('saveImportPictures', 'POST', 'admin', {
  files: ['pictures'],
});
export const checkListingImport = call<S['checkListingImport']>('checkListingImport', 'POST', 'admin');
export const runListingImport = call<S['runListingImport']>('runListingImport', 'POST', 'admin');
export const cancelListingImport = call<S['cancelListingImport']>('cancelListingImport', 'POST', 'admin');
export const getListingImport = call<S['getListingImport']>('getListingImport', 'GET', 'admin');
export const getListingImports = call<S['getListingImports']>('getListingImports', 'GET', 'admin');
export const exportImportFaults = call<S['exportImportFaults'], 'csv'>('exportImportFaults', 'GET', 'admin', {
  responds: 'csv',
});
