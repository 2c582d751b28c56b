import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const reportEnquiry = call<S['reportEnquiry']>('reportEnquiry', 'POST', 'public', { responds: 'empty' });
export const getReportedEnquiries = call<S['getReportedEnquiries']>('getReportedEnquiries', 'GET', 'admin');
export const decideEnquiryReport = call<S['decideEnquiryReport']>('decideEnquiryReport', 'POST', 'admin', {
  responds: 'empty',
});
