import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPropertiesTotal = call<S['getPropertiesTotal']>('getPropertiesTotal', 'GET', 'admin');
export const getPropertyOwnersTotal = call<S['getPropertyOwnersTotal']>('getPropertyOwnersTotal', 'GET', 'admin');
export const getCustomersTotal = call<S['getCustomersTotal']>('getCustomersTotal', 'GET', 'admin');
export const getUsersAll = call<S['getUsersAll']>('getUsersAll', 'GET', 'admin');
export const getPropertyOwners = call<S['getPropertyOwners']>('getPropertyOwners', 'GET', 'admin');
export const getCustomers = call<S['getCustomers']>('getCustomers', 'GET', 'admin');
export const getPropertiesAll = call<S['getPropertiesAll']>('getPropertiesAll', 'GET', 'admin');
