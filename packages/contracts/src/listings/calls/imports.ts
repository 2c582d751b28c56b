import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const startListingImport = call<S['startListingImport']>('startListingImport', 'POST', 'user');
export const saveImportChunk = call<S['saveImportChunk']>('saveImportChunk', 'POST', 'user', {
  responds: 'empty',
  files: ['chunk'],
});
export const saveImportPictures = call<S['saveImportPictures']>('saveImportPictures', 'POST', 'user', {
  files: ['pictures'],
});
export const checkListingImport = call<S['checkListingImport']>('checkListingImport', 'POST', 'user');
export const runListingImport = call<S['runListingImport']>('runListingImport', 'POST', 'user');
export const cancelListingImport = call<S['cancelListingImport']>('cancelListingImport', 'POST', 'user');
export const getListingImport = call<S['getListingImport']>('getListingImport', 'GET', 'user');
export const getListingImports = call<S['getListingImports']>('getListingImports', 'GET', 'user');
export const exportImportFaults = call<S['exportImportFaults'], 'csv'>('exportImportFaults', 'GET', 'user', {
  responds: 'csv',
});
