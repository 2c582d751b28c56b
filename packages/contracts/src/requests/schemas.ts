import { managedRequestSchemas } from './managed-requests.ts';
import { propertyEvaluationSchemas } from './evaluations.ts';
import { propertyRequestSchemas } from './requests.ts';
import { requestAnswerSchemas } from './answers.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...managedRequestSchemas,
  ...propertyEvaluationSchemas,
  ...propertyRequestSchemas,
  ...requestAnswerSchemas,
};
