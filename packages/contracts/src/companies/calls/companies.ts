import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getCompanies: Call<S['getCompanies']> = {
  name: 'getCompanies',
  method: 'GET',
  path: 'africanscity/getcompanies',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'search', 'letter', 'orderBy'],
};

export const getCompany: Call<S['getCompany']> = {
  name: 'getCompany',
  method: 'GET',
  path: 'africanscity/getcompany',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const getOwnCompanies: Call<S['getOwnCompanies']> = {
  name: 'getOwnCompanies',
  method: 'GET',
  path: 'africanscity/getowncompanies',
  access: 'user',
  responds: 'json',
};

export const saveCompany: Call<S['saveCompany']> = {
  name: 'saveCompany',
  method: 'POST',
  path: 'africanscity/savecompany',
  access: 'user',
  responds: 'json',
  form: ['address', 'website', 'phone', 'whatsapp', 'facebook', 'twitter', 'about', 'id'],
  files: ['logoPic'],
};

export const sendCompanyMessage: Call<S['sendCompanyMessage'], 'empty'> = {
  name: 'sendCompanyMessage',
  method: 'POST',
  path: 'africanscity/sendcompanymessage',
  access: 'public',
  responds: 'empty',
  form: ['name', 'email', 'phone', 'message', 'topping', 'id'],
};

export const getAgenciesAll: Call<S['getAgenciesAll']> = {
  name: 'getAgenciesAll',
  method: 'GET',
  path: 'africanscity/getagenciesall',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const verifyAgency: Call<S['verifyAgency'], 'empty'> = {
  name: 'verifyAgency',
  method: 'POST',
  path: 'africanscity/verifyagency',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'verified', 'note'],
};
