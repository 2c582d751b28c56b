import { call } from '../../named-call.ts';

export const getCompanyPage = call('getCompanyPage', 'GET', 'public');
export const getSiteMenu = call('getSiteMenu', 'GET', 'public');
export const getNews = call('getNews', 'GET', 'public');
export const getCompanyPagesAll = call('getCompanyPagesAll', 'GET', 'admin');
export const getEditedPage = call('getEditedPage', 'GET', 'admin');
export const getPageVersion = call('getPageVersion', 'GET', 'admin');
export const previewCompanyPage = call('previewCompanyPage', 'POST', 'admin');
export const saveCompanyPage = call('saveCompanyPage', 'POST', 'admin');
export const publishCompanyPage = call('publishCompanyPage', 'POST', 'admin', { responds: 'empty' });
export const discardPageDraft = call('discardPageDraft', 'POST', 'admin', { responds: 'empty' });
export const restorePageVersion = call('restorePageVersion', 'POST', 'admin', { responds: 'empty' });
export const hideCompanyPage = call('hideCompanyPage', 'POST', 'admin', { responds: 'empty' });
export const showCompanyPage = call('showCompanyPage', 'POST', 'admin', { responds: 'empty' });
export const deleteCompanyPage = call('deleteCompanyPage', 'POST', 'admin', { responds: 'empty' });
export const savePagePicture = call('savePagePicture', 'POST', 'admin', { files: ['picture'] });
