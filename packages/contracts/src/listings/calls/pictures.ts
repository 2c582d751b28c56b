import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getOwnPictures = call<S['getOwnPictures']>('getOwnPictures', 'GET', 'user');
export const savePictures = call<S['savePictures']>('savePictures', 'POST', 'user', { files: ['pictures'] });
export const arrangePictures = call<S['arrangePictures']>('arrangePictures', 'POST', 'user');
export const describePicture = call<S['describePicture']>('describePicture', 'POST', 'user');
export const deletePicture = call<S['deletePicture']>('deletePicture', 'POST', 'user');
export const getPictureFileByPathUri = call<S['getPictureFileByPathUri']>('getPictureFileByPathUri', 'GET', 'public');
export const getCompressedPictureFileByPropertiesId = call<S['getCompressedPictureFileByPropertiesId']>(
  'getCompressedPictureFileByPropertiesId',
  'GET',
  'public',
);
export const getPictureFilesByPropertiesId = call<S['getPictureFilesByPropertiesId']>(
  'getPictureFilesByPropertiesId',
  'GET',
  'public',
);
