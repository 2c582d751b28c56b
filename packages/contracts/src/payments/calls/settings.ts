import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getExchangeRates = call<S['getExchangeRates']>('getExchangeRates', 'GET', 'admin');
export const saveExchangeRate = call<S['saveExchangeRate']>('saveExchangeRate', 'POST', 'admin', { responds: 'empty' });
export const getBankAccounts = call<S['getBankAccounts']>('getBankAccounts', 'GET', 'admin');
export const saveBankAccount = call<S['saveBankAccount']>('saveBankAccount', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const deleteBankAccount = call<S['deleteBankAccount']>('deleteBankAccount', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const getEntitlementSettings = call<S['getEntitlementSettings']>('getEntitlementSettings', 'GET', 'admin');
export const saveEntitlementSettings = call<S['saveEntitlementSettings']>('saveEntitlementSettings', 'POST', 'admin', {
  responds: 'empty',
});
