import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const reportEnquiry: Call<S['reportEnquiry'], 'empty'> = {
  name: 'reportEnquiry',
  method: 'POST',
  path: 'africanscity/reportenquiry',
  access: 'public',
  responds: 'empty',
  form: ['details', 'id', 'token'],
};

export const getReportedEnquiries: Call<S['getReportedEnquiries']> = {
  name: 'getReportedEnquiries',
  method: 'GET',
  path: 'africanscity/getreportedenquiries',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size'],
};

export const decideEnquiryReport: Call<S['decideEnquiryReport'], 'empty'> = {
  name: 'decideEnquiryReport',
  method: 'POST',
  path: 'africanscity/decideenquiryreport',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'decision', 'reason'],
};
