import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getCompanyPage = call<S['getCompanyPage']>('getCompanyPage', 'GET', 'public');
export const getSiteMenu = call<S['getSiteMenu']>('getSiteMenu', 'GET', 'public');
export const getNews = call<S['getNews']>('getNews', 'GET', 'public');
export const getCompanyPagesAll = call<S['getCompanyPagesAll']>('getCompanyPagesAll', 'GET', 'admin');
export const getEditedPage = call<S['getEditedPage']>('getEditedPage', 'GET', 'admin');
export const getPageVersion = call<S['getPageVersion']>('getPageVersion', 'GET', 'admin');
export const previewCompanyPage = call<S['previewCompanyPage']>('previewCompanyPage', 'POST', 'admin');
export const saveCompanyPage = call<S['saveCompanyPage']>('saveCompanyPage', 'POST', 'admin');
export const publishCompanyPage = call<S['publishCompanyPage']>('publishCompanyPage', 'POST', 'admin', {
  responds: 'empty',
});
export const discardPageDraft = call<S['discardPageDraft']>('discardPageDraft', 'POST', 'admin', { responds: 'empty' });
export const restorePageVersion = call<S['restorePageVersion']>('restorePageVersion', 'POST', 'admin', {
  responds: 'empty',
});
export const hideCompanyPage = call<S['hideCompanyPage']>('hideCompanyPage', 'POST', 'admin', { responds: 'empty' });
export const showCompanyPage = call<S['showCompanyPage']>('showCompanyPage', 'POST', 'admin', { responds: 'empty' });
export const deleteCompanyPage = call<S['deleteCompanyPage']>('deleteCompanyPage', 'POST', 'admin', {
  responds: 'empty',
});
export const savePagePicture = call<S['savePagePicture']>('savePagePicture', 'POST', 'admin', { files: ['picture'] });
