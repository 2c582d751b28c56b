import { call } from '../../named-call.ts';

export const getBrand = call('getBrand', 'GET', 'admin');
export const saveBrandDraft = call('saveBrandDraft', 'POST', 'admin');
export const saveBrandPicture = call('saveBrandPicture', 'POST', 'admin', { files: ['picture'] });
export const deleteBrandPicture = call('deleteBrandPicture', 'POST', 'admin');
export const publishBrand = call('publishBrand', 'POST', 'admin');
export const discardBrandDraft = call('discardBrandDraft', 'POST', 'admin');
export const startBrandPreview = call('startBrandPreview', 'POST', 'admin');
export const endBrandPreview = call('endBrandPreview', 'POST', 'admin');
export const getBrandSample = call('getBrandSample', 'GET', 'admin');
