import { managedRequestSchemas } from './managed-requests.ts';
import { propertyEvaluationSchemas } from './evaluations.ts';
import { propertyRequestSchemas } from './requests.ts';
import { requestAnswerSchemas } from './answers.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
export const schemas = {
  ...managedRequestSchemas,
  ...propertyEvaluationSchemas,
  ...propertyRequestSchemas,
  ...requestAnswerSchemas,
};
