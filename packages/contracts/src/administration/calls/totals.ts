import { call } from '../../named-call.ts';

export const getPropertiesTotal = call('getPropertiesTotal', 'GET', 'admin');
export const getPropertyOwnersTotal = call('getPropertyOwnersTotal', 'GET', 'admin');
export const getCustomersTotal = call('getCustomersTotal', 'GET', 'admin');
export const getUsersAll = call('getUsersAll', 'GET', 'admin');
export const getPropertyOwners = call('getPropertyOwners', 'GET', 'admin');
export const getCustomers = call('getCustomers', 'GET', 'admin');
export const getPropertiesAll = call('getPropertiesAll', 'GET', 'admin');
