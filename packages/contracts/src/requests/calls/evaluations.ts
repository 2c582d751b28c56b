import { call } from '../../named-call.ts';

export const getPriceEstimate = call('getPriceEstimate', 'GET', 'public');
export const savePropertyEvaluation = call('savePropertyEvaluation', 'POST', 'public', { responds: 'empty' });
export const getPropertyEvaluationsAll = call('getPropertyEvaluationsAll', 'GET', 'admin');
export const getEstimateCoverage = call('getEstimateCoverage', 'GET', 'admin');
export const handlePropertyEvaluation = call('handlePropertyEvaluation', 'POST', 'admin', { responds: 'empty' });
