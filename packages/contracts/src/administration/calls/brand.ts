import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getBrand = call<S['getBrand']>('getBrand', 'GET', 'admin');
export const saveBrandDraft = call<S['saveBrandDraft']>('saveBrandDraft', 'POST', 'admin');
export const saveBrandPicture = call<S['saveBrandPicture']>('saveBrandPicture', 'POST', 'admin', {
  files: ['picture'],
});
export const deleteBrandPicture = call<S['deleteBrandPicture']>('deleteBrandPicture', 'POST', 'admin');
export const publishBrand = call<S['publishBrand']>('publishBrand', 'POST', 'admin');
export const discardBrandDraft = call<S['discardBrandDraft']>('discardBrandDraft', 'POST', 'admin');
export const startBrandPreview = call<S['startBrandPreview']>('startBrandPreview', 'POST', 'admin');
export const endBrandPreview = call<S['endBrandPreview']>('endBrandPreview', 'POST', 'admin');
export const getBrandSample = call<S['getBrandSample']>('getBrandSample', 'GET', 'admin');
