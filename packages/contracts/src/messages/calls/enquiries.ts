import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveEnquiry = call<S['saveEnquiry']>('saveEnquiry', 'POST', 'public');
export const getEnquiries = call<S['getEnquiries']>('getEnquiries', 'GET', 'user');
export const openEnquiry = call<S['openEnquiry']>('openEnquiry', 'POST', 'public');
export const sendEnquiryMessage = call<S['sendEnquiryMessage']>('sendEnquiryMessage', 'POST', 'public', {
  responds: 'empty',
});
export const proposeViewing = call<S['proposeViewing']>('proposeViewing', 'POST', 'public', { responds: 'empty' });
export const agreeViewing = call<S['agreeViewing']>('agreeViewing', 'POST', 'public', { responds: 'empty' });
export const assignEnquiry = call<S['assignEnquiry']>('assignEnquiry', 'POST', 'user', { responds: 'empty' });
export const closeEnquiry = call<S['closeEnquiry']>('closeEnquiry', 'POST', 'public', { responds: 'empty' });
export const blockEnquirer = call<S['blockEnquirer']>('blockEnquirer', 'POST', 'user', { responds: 'empty' });
export const getUnreadEnquiries = call<S['getUnreadEnquiries']>('getUnreadEnquiries', 'GET', 'user');
export const getAnswerTime = call<S['getAnswerTime']>('getAnswerTime', 'GET', 'public');
