import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getExchangeRates: Call<S['getExchangeRates']> = {
  name: 'getExchangeRates',
  method: 'GET',
  path: 'africanscity/getexchangerates',
  access: 'admin',
  responds: 'json',
};

export const saveExchangeRate: Call<S['saveExchangeRate'], 'empty'> = {
  name: 'saveExchangeRate',
  method: 'POST',
  path: 'africanscity/saveexchangerate',
  access: 'admin',
  responds: 'empty',
  form: ['currency', 'rate', 'validFrom'],
};

export const getBankAccounts: Call<S['getBankAccounts']> = {
  name: 'getBankAccounts',
  method: 'GET',
  path: 'africanscity/getbankaccounts',
  access: 'admin',
  responds: 'json',
};

export const saveBankAccount: Call<S['saveBankAccount'], 'empty'> = {
  name: 'saveBankAccount',
  method: 'POST',
  path: 'africanscity/savebankaccount',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['currency', 'bank', 'accountName', 'accountNumber', 'branch'],
};

export const deleteBankAccount: Call<S['deleteBankAccount'], 'empty'> = {
  name: 'deleteBankAccount',
  method: 'POST',
  path: 'africanscity/deletebankaccount',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['currency'],
};

export const getEntitlementSettings: Call<S['getEntitlementSettings']> = {
  name: 'getEntitlementSettings',
  method: 'GET',
  path: 'africanscity/getentitlementsettings',
  access: 'admin',
  responds: 'json',
};

export const saveEntitlementSettings: Call<S['saveEntitlementSettings'], 'empty'> = {
  name: 'saveEntitlementSettings',
  method: 'POST',
  path: 'africanscity/saveentitlementsettings',
  access: 'admin',
  responds: 'empty',
  form: ['freeListings', 'graceDays'],
};
