import { call } from '../../named-call.ts';

export const getCompanies = call('getCompanies', 'GET', 'public');
export const getCompany = call('getCompany', 'GET', 'public');
export const getOwnCompanies = call('getOwnCompanies', 'GET', 'user');
export const saveCompany = call('saveCompany', 'POST', 'user', { files: ['logoPic'] });
export const sendCompanyMessage = call('sendCompanyMessage', 'POST', 'public', { responds: 'empty' });
export const getAgenciesAll = call('getAgenciesAll', 'GET', 'admin');
export const verifyAgency = call('verifyAgency', 'POST', 'admin', { responds: 'empty' });
