import { adminPaymentSchemas } from './managed-payments.ts';
import { adSchemas } from './ads.ts';
import { billingSchemas } from './packages.ts';
import { paymentSchemas } from './payments.ts';
import { receiptSchemas } from './receipts.ts';
import { subscriptionSchemas } from './subscriptions.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
export const schemas = {
  ...adminPaymentSchemas,
  ...adSchemas,
  ...billingSchemas,
  ...paymentSchemas,
  ...receiptSchemas,
  ...subscriptionSchemas,
};
