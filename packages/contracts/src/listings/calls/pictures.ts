import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

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
  form: ['propertyId', 'pictureIds', 'keepOthers'],
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
