import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const startListingImport: Call<S['startListingImport']> = {
  name: 'startListingImport',
  method: 'POST',
  path: 'africanscity/startlistingimport',
  access: 'admin',
  responds: 'json',
  form: ['fileName', 'fileSize'],
};

export const saveImportChunk: Call<S['saveImportChunk'], 'empty'> = {
  name: 'saveImportChunk',
  method: 'POST',
  path: 'africanscity/saveimportchunk',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'place'],
  files: ['chunk'],
};

export const saveImportPictures: Call<S['saveImportPictures']> = {
  name: 'saveImportPictures',
  method: 'POST',
  path: 'africanscity/saveimportpictures',
  access: 'admin',
  responds: 'json',
  form: ['id'],
  files: ['pictures'],
};

export const checkListingImport: Call<S['checkListingImport']> = {
  name: 'checkListingImport',
  method: 'POST',
  path: 'africanscity/checklistingimport',
  access: 'admin',
  responds: 'json',
  form: ['id', 'withoutMissing'],
};

export const runListingImport: Call<S['runListingImport']> = {
  name: 'runListingImport',
  method: 'POST',
  path: 'africanscity/runlistingimport',
  access: 'admin',
  responds: 'json',
  form: ['id'],
};

export const cancelListingImport: Call<S['cancelListingImport']> = {
  name: 'cancelListingImport',
  method: 'POST',
  path: 'africanscity/cancellistingimport',
  access: 'admin',
  responds: 'json',
  form: ['id'],
};

export const getListingImport: Call<S['getListingImport']> = {
  name: 'getListingImport',
  method: 'GET',
  path: 'africanscity/getlistingimport',
  access: 'admin',
  responds: 'json',
  query: ['id'],
};

export const getListingImports: Call<S['getListingImports']> = {
  name: 'getListingImports',
  method: 'GET',
  path: 'africanscity/getlistingimports',
  access: 'admin',
  responds: 'json',
};

export const exportImportFaults: Call<S['exportImportFaults'], 'csv'> = {
  name: 'exportImportFaults',
  method: 'GET',
  path: 'africanscity/exportimportfaults',
  access: 'admin',
  responds: 'csv',
  query: ['id'],
};
