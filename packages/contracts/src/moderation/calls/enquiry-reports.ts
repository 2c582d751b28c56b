import { call } from '../../named-call.ts';

export const reportEnquiry = call('reportEnquiry', 'POST', 'public', { responds: 'empty' });
export const getReportedEnquiries = call('getReportedEnquiries', 'GET', 'admin');
export const decideEnquiryReport = call('decideEnquiryReport', 'POST', 'admin', { responds: 'empty' });
