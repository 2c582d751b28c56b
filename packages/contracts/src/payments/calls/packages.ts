import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPackagesAll: Call<S['getPackagesAll']> = {
  name: 'getPackagesAll',
  method: 'GET',
  path: 'africanscity/getpackagesall',
  access: 'public',
  responds: 'json',
};

export const getPackagesAllById: Call<S['getPackagesAllById']> = {
  name: 'getPackagesAllById',
  method: 'GET',
  path: 'africanscity/getpackagesallbyid',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const getPackageRows: Call<S['getPackageRows']> = {
  name: 'getPackageRows',
  method: 'GET',
  path: 'africanscity/getpackagerows',
  access: 'admin',
  responds: 'json',
};

export const savePackages: Call<S['savePackages']> = {
  name: 'savePackages',
  method: 'POST',
  path: 'africanscity/savepackages',
  access: 'admin',
  responds: 'json',
  form: [
    'id',
    'name',
    'price',
    'description',
    'maxActive',
    'maxFeatured',
    'maxAdvertised',
    'facebookAds',
    'newspaperAds',
    'websiteAds',
    'recommended',
  ],
};

export const deletePackagesById: Call<S['deletePackagesById'], 'empty'> = {
  name: 'deletePackagesById',
  method: 'POST',
  path: 'africanscity/deletepackagesbyid',
  access: 'admin',
  responds: 'empty',
  query: ['id'],
};

export const restorePackagesById: Call<S['restorePackagesById'], 'empty'> = {
  name: 'restorePackagesById',
  method: 'POST',
  path: 'africanscity/restorepackagesbyid',
  access: 'admin',
  responds: 'empty',
  query: ['id'],
};
