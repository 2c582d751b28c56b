import { call } from '../../named-call.ts';

export const getExchangeRates = call('getExchangeRates', 'GET', 'admin');
export const saveExchangeRate = call('saveExchangeRate', 'POST', 'admin', { responds: 'empty' });
export const getBankAccounts = call('getBankAccounts', 'GET', 'admin');
export const saveBankAccount = call('saveBankAccount', 'POST', 'admin', { responds: 'empty', confirmed: true });
export const deleteBankAccount = call('deleteBankAccount', 'POST', 'admin', { responds: 'empty', confirmed: true });
export const getEntitlementSettings = call('getEntitlementSettings', 'GET', 'admin');
export const saveEntitlementSettings = call('saveEntitlementSettings', 'POST', 'admin', { responds: 'empty' });
