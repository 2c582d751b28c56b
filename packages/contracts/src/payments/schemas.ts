import { adminPaymentSchemas } from './managed-payments.ts';
import { adSchemas } from './ads.ts';
import { billingSchemas } from './packages.ts';
import { paymentSchemas } from './payments.ts';
import { receiptSchemas } from './receipts.ts';
import { subscriptionSchemas } from './subscriptions.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...adminPaymentSchemas,
  ...adSchemas,
  ...billingSchemas,
  ...paymentSchemas,
  ...receiptSchemas,
  ...subscriptionSchemas,
};
