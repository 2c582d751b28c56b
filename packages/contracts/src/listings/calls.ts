import type { Call } from '../call.ts';
import { listingFilterNames } from './filters.ts';
import type { schemas } from './schemas.ts';

type S = typeof schemas;

export const getComparedProperties: Call<S['getComparedProperties']> = {
  name: 'getComparedProperties',
  method: 'GET',
  path: 'africanscity/getcomparedproperties',
  access: 'public',
  responds: 'json',
  query: ['ids'],
};

export const showContacts: Call<S['showContacts']> = {
  name: 'showContacts',
  method: 'POST',
  path: 'africanscity/showcontacts',
  access: 'user',
  responds: 'json',
  form: ['propertyId', 'agentId'],
};

export const getFavorites: Call<S['getFavorites']> = {
  name: 'getFavorites',
  method: 'GET',
  path: 'africanscity/getfavorites',
  access: 'user',
  responds: 'json',
};

export const saveFavorite: Call<S['saveFavorite'], 'empty'> = {
  name: 'saveFavorite',
  method: 'POST',
  path: 'africanscity/savefavorite',
  access: 'user',
  responds: 'empty',
  form: ['propertyId'],
};

export const deleteFavorite: Call<S['deleteFavorite'], 'empty'> = {
  name: 'deleteFavorite',
  method: 'POST',
  path: 'africanscity/deletefavorite',
  access: 'user',
  responds: 'empty',
  form: ['propertyId'],
};

export const getFeaturedProperties: Call<S['getFeaturedProperties']> = {
  name: 'getFeaturedProperties',
  method: 'GET',
  path: 'africanscity/getfeaturedproperties',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames],
};

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
  form: ['id'],
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

export const getPropertiesOnMap: Call<S['getPropertiesOnMap']> = {
  name: 'getPropertiesOnMap',
  method: 'GET',
  path: 'africanscity/getpropertiesonmap',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames, 'zoom'],
};

export const getMapTiles: Call<S['getMapTiles']> = {
  name: 'getMapTiles',
  method: 'GET',
  path: 'africanscity/getmaptiles',
  access: 'public',
  responds: 'json',
};

export const recordPropertyView: Call<S['recordPropertyView'], 'empty'> = {
  name: 'recordPropertyView',
  method: 'POST',
  path: 'africanscity/recordpropertyview',
  access: 'public',
  responds: 'empty',
  query: ['propertyId', 'ip'],
};

export const getListingStatistics: Call<S['getListingStatistics']> = {
  name: 'getListingStatistics',
  method: 'GET',
  path: 'africanscity/getlistingstatistics',
  access: 'user',
  responds: 'json',
  query: ['propertyId'],
};

export const getPaginatedProperties: Call<S['getPaginatedProperties']> = {
  name: 'getPaginatedProperties',
  method: 'GET',
  path: 'africanscity/getpaginatedproperties',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames, 'orderBy', 'page', 'size', 'cursor'],
};

export const getPropertiesCounts: Call<S['getPropertiesCounts']> = {
  name: 'getPropertiesCounts',
  method: 'GET',
  path: 'africanscity/getpropertiescounts',
  access: 'public',
  responds: 'json',
};

export const getPropertiesCities: Call<S['getPropertiesCities']> = {
  name: 'getPropertiesCities',
  method: 'GET',
  path: 'africanscity/getpropertiescities',
  access: 'public',
  responds: 'json',
};

export const getPropertiesFacets: Call<S['getPropertiesFacets']> = {
  name: 'getPropertiesFacets',
  method: 'GET',
  path: 'africanscity/getpropertiesfacets',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames],
};

export const getFourRandomShowcasePropertiesDtoForRent: Call<S['getFourRandomShowcasePropertiesDtoForRent']> = {
  name: 'getFourRandomShowcasePropertiesDtoForRent',
  method: 'GET',
  path: 'africanscity/getfourrandomshowcasepropertiesdtoforrent',
  access: 'public',
  responds: 'json',
};

export const getFourRandomShowcasePropertiesDtoForSale: Call<S['getFourRandomShowcasePropertiesDtoForSale']> = {
  name: 'getFourRandomShowcasePropertiesDtoForSale',
  method: 'GET',
  path: 'africanscity/getfourrandomshowcasepropertiesdtoforsale',
  access: 'public',
  responds: 'json',
};

export const getPropertiesById: Call<S['getPropertiesById']> = {
  name: 'getPropertiesById',
  method: 'GET',
  path: 'africanscity/getpropertiesbyid',
  access: 'public',
  responds: 'json',
  query: ['id', 'contacts'],
};

export const getCompanyProperties: Call<S['getCompanyProperties']> = {
  name: 'getCompanyProperties',
  method: 'GET',
  path: 'africanscity/getcompanyproperties',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'id'],
};

export const getAgentProperties: Call<S['getAgentProperties']> = {
  name: 'getAgentProperties',
  method: 'GET',
  path: 'africanscity/getagentproperties',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'id'],
};

export const saveProperties: Call<S['saveProperties']> = {
  name: 'saveProperties',
  method: 'POST',
  path: 'africanscity/saveproperties',
  access: 'user',
  responds: 'json',
  form: [
    'id',
    'user.id',
    'version',
    'role',
    'stateName',
    'address',
    'area',
    'city',
    'country',
    'googleLocation',
    'type',
    'size',
    'price',
    'description',
    'status',
    'numGarage',
    'numRoom',
    'numBathroom',
    'numToilet',
  ],
  files: ['pictures', 'logoPic'],
};

export const getPropertiesByLoggedInUser: Call<S['getPropertiesByLoggedInUser']> = {
  name: 'getPropertiesByLoggedInUser',
  method: 'GET',
  path: 'africanscity/getpropertiesbyloggedinuser',
  access: 'user',
  responds: 'json',
  query: ['page', 'size'],
};

export const deletePropertyById: Call<S['deletePropertyById'], 'empty'> = {
  name: 'deletePropertyById',
  method: 'POST',
  path: 'africanscity/deletepropertybyid',
  access: 'user',
  responds: 'empty',
  query: ['id'],
};

export const restorePropertyById: Call<S['restorePropertyById'], 'empty'> = {
  name: 'restorePropertyById',
  method: 'POST',
  path: 'africanscity/restorepropertybyid',
  access: 'user',
  responds: 'empty',
  query: ['id'],
};

export const getOwnPictures: Call<S['getOwnPictures']> = {
  name: 'getOwnPictures',
  method: 'GET',
  path: 'africanscity/getownpictures',
  access: 'user',
  responds: 'json',
  query: ['propertyId'],
};

export const savePictures: Call<S['savePictures']> = {
  name: 'savePictures',
  method: 'POST',
  path: 'africanscity/savepictures',
  access: 'user',
  responds: 'json',
  form: ['propertyId'],
  files: ['pictures'],
};

export const arrangePictures: Call<S['arrangePictures']> = {
  name: 'arrangePictures',
  method: 'POST',
  path: 'africanscity/arrangepictures',
  access: 'user',
  responds: 'json',
  form: ['propertyId', 'pictureIds'],
};

export const deletePicture: Call<S['deletePicture']> = {
  name: 'deletePicture',
  method: 'POST',
  path: 'africanscity/deletepicture',
  access: 'user',
  responds: 'json',
  form: ['propertyId', 'pictureId'],
};

export const getPictureFileByPathUri: Call<S['getPictureFileByPathUri']> = {
  name: 'getPictureFileByPathUri',
  method: 'GET',
  path: 'africanscity/getpicturefilebypathuri',
  access: 'public',
  responds: 'json',
  query: ['pathUri'],
};

export const getCompressedPictureFileByPropertiesId: Call<S['getCompressedPictureFileByPropertiesId']> = {
  name: 'getCompressedPictureFileByPropertiesId',
  method: 'GET',
  path: 'africanscity/getcompressedpicturefilebypropertiesid',
  access: 'public',
  responds: 'json',
  query: ['propertiesId'],
};

export const getPictureFilesByPropertiesId: Call<S['getPictureFilesByPropertiesId']> = {
  name: 'getPictureFilesByPropertiesId',
  method: 'GET',
  path: 'africanscity/getpicturefilesbypropertiesid',
  access: 'public',
  responds: 'json',
  query: ['propertiesId'],
};

export const getSimilarProperties: Call<S['getSimilarProperties']> = {
  name: 'getSimilarProperties',
  method: 'GET',
  path: 'africanscity/getsimilarproperties',
  access: 'public',
  responds: 'json',
  query: ['id'],
};
