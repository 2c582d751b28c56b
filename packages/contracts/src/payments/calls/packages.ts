import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPackagesAll = call<S['getPackagesAll']>('getPackagesAll', 'GET', 'public');
export const getPackagesAllById = call<S['getPackagesAllById']>('getPackagesAllById', 'GET', 'public');
export const getPackageRows = call<S['getPackageRows']>('getPackageRows', 'GET', 'admin');
export const savePackages = call<S['savePackages']>('savePackages', 'POST', 'admin');
export const deletePackagesById = call<S['deletePackagesById']>('deletePackagesById', 'POST', 'admin', {
  responds: 'empty',
  inQuery: true,
});
export const restorePackagesById = call<S['restorePackagesById']>('restorePackagesById', 'POST', 'admin', {
  responds: 'empty',
  inQuery: true,
});
