import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSpamForms = call<S['getSpamForms']>('getSpamForms', 'GET', 'admin');
export const releaseSpamForm = call<S['releaseSpamForm']>('releaseSpamForm', 'POST', 'admin', { responds: 'empty' });
export const deleteSpamForm = call<S['deleteSpamForm']>('deleteSpamForm', 'POST', 'admin', { responds: 'empty' });
