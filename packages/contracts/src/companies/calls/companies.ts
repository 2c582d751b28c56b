import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getCompanies = call<S['getCompanies']>('getCompanies', 'GET', 'public');
export const getCompany = call<S['getCompany']>('getCompany', 'GET', 'public');
export const getOwnCompanies = call<S['getOwnCompanies']>('getOwnCompanies', 'GET', 'user');
export const saveCompany = call<S['saveCompany']>('saveCompany', 'POST', 'user', { files: ['logoPic'] });
export const sendCompanyMessage = call<S['sendCompanyMessage']>('sendCompanyMessage', 'POST', 'public', {
  responds: 'empty',
});
export const getAgenciesAll = call<S['getAgenciesAll']>('getAgenciesAll', 'GET', 'admin');
export const verifyAgency = call<S['verifyAgency']>('verifyAgency', 'POST', 'admin', { responds: 'empty' });
