import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPriceEstimate: Call<S['getPriceEstimate']> = {
  name: 'getPriceEstimate',
  method: 'GET',
  path: 'africanscity/getpriceestimate',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const savePropertyEvaluation: Call<S['savePropertyEvaluation'], 'empty'> = {
  name: 'savePropertyEvaluation',
  method: 'POST',
  path: 'africanscity/savepropertyevaluation',
  access: 'public',
  responds: 'empty',
  form: ['category', 'name', 'email', 'phone', 'message', 'propertyId', 'topping'],
};

export const getPropertyEvaluationsAll: Call<S['getPropertyEvaluationsAll']> = {
  name: 'getPropertyEvaluationsAll',
  method: 'GET',
  path: 'africanscity/getpropertyevaluationsall',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const handlePropertyEvaluation: Call<S['handlePropertyEvaluation'], 'empty'> = {
  name: 'handlePropertyEvaluation',
  method: 'POST',
  path: 'africanscity/handlepropertyevaluation',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'handled', 'note'],
};
