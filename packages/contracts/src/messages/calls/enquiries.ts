import { call } from '../../named-call.ts';

export const saveEnquiry = call('saveEnquiry', 'POST', 'public');
export const getEnquiries = call('getEnquiries', 'GET', 'user');
export const openEnquiry = call('openEnquiry', 'POST', 'public');
export const sendEnquiryMessage = call('sendEnquiryMessage', 'POST', 'public', { responds: 'empty' });
export const proposeViewing = call('proposeViewing', 'POST', 'public', { responds: 'empty' });
export const agreeViewing = call('agreeViewing', 'POST', 'public', { responds: 'empty' });
export const assignEnquiry = call('assignEnquiry', 'POST', 'user', { responds: 'empty' });
export const closeEnquiry = call('closeEnquiry', 'POST', 'public', { responds: 'empty' });
export const blockEnquirer = call('blockEnquirer', 'POST', 'user', { responds: 'empty' });
export const getUnreadEnquiries = call('getUnreadEnquiries', 'GET', 'user');
export const getAnswerTime = call('getAnswerTime', 'GET', 'public');
