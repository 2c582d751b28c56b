import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPriceEstimate = call<S['getPriceEstimate']>('getPriceEstimate', 'GET', 'public');
export const savePropertyEvaluation = call<S['savePropertyEvaluation']>('savePropertyEvaluation', 'POST', 'public', {
  responds: 'empty',
});
export const getPropertyEvaluationsAll = call<S['getPropertyEvaluationsAll']>(
  'getPropertyEvaluationsAll',
  'GET',
  'admin',
);
export const getEstimateCoverage = call<S['getEstimateCoverage']>('getEstimateCoverage', 'GET', 'admin');
export const handlePropertyEvaluation = call<S['handlePropertyEvaluation']>(
  'handlePropertyEvaluation',
  'POST',
  'admin',
  { responds: 'empty' },
);
