import { call } from '../../named-call.ts';

export const getOwnPictures = call('getOwnPictures', 'GET', 'user');
export const savePictures = call('savePictures', 'POST', 'user', { files: ['pictures'] });
export const arrangePictures = call('arrangePictures', 'POST', 'user');
export const describePicture = call('describePicture', 'POST', 'user');
export const deletePicture = call('deletePicture', 'POST', 'user');
export const getPictureFileByPathUri = call('getPictureFileByPathUri', 'GET', 'public');
export const getCompressedPictureFileByPropertiesId = call('getCompressedPictureFileByPropertiesId', 'GET', 'public');
export const getPictureFilesByPropertiesId = call('getPictureFilesByPropertiesId', 'GET', 'public');
