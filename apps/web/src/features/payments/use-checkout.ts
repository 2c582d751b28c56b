import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import { getPackagesAll } from '@africanscity/contracts/payments/calls/packages';
import type { Payment, PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import { getPaymentOptions, startPayment } from '@africanscity/contracts/payments/calls/payments';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../api/call.ts';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { newKey } from '../../components/forms/new-key.ts';
import { formatAmount, priceOf } from './money.ts';

/** The choice in one of the forms. */
interface Choice {
  months: string;
  currency: PaymentCurrency;
  method: PaymentMethod;
  mobile?: string;
}

interface Checkout {
  pay: (choice: Choice) => Promise<void>;
  /** Label of the button. After a change of the price it asks for agreement. */
  submitLabel: string;
}

/**
 * Starts a payment once per choice: a retry after a lost response finds the same payment. Then opens the payment's
 * page, and the gateway's page if there is one. If the shown price is outdated, `pay` shows the new price and throws,
 * so that users never pay without agreement.
 */
export function useCheckout(item: Package, options: PaymentOptions): Checkout {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const [priceChanged, setPriceChanged] = useState(false);
  const pay = async (choice: Choice) => {
    const agreedAmount = priceOf(item, choice, options.rate);
    const request = { packageId: String(item.id), ...choice, agreedAmount };
    const key = JSON.stringify(request);
    const idempotencyKey = keys.current.get(key) ?? newKey();
    keys.current.set(key, idempotencyKey);
    let payment: Payment;
    try {
      payment = await call(startPayment, request, { idempotencyKey });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'price_changed')) throw error;
      setPriceChanged(true);
      const message = await describeChange(queryClient, choice, { packageId: item.id, agreedAmount }).catch(() => null);
      throw new ApiFailure(error.status, error.code, message ?? error.message);
    }
    await queryClient.invalidateQueries();
    await navigate(paths.payments({ id: payment.id }));
    if (payment.step?.kind === 'redirect' && payment.step.url) window.location.assign(payment.step.url);
  };
  return { pay, submitLabel: priceChanged ? texts.proceedNewPrice() : texts.proceed() };
}

/** Refetches the prices, so that the form shows them, and formats both amounts as the form does. */
async function describeChange(
  queryClient: QueryClient,
  choice: Choice,
  { packageId, agreedAmount }: { packageId: number; agreedAmount: string },
): Promise<string | null> {
  const [packages, options] = await Promise.all([
    queryClient.fetchQuery({ ...operation(getPackagesAll, {}), staleTime: 0 }),
    queryClient.fetchQuery({ ...operation(getPaymentOptions, {}), staleTime: 0 }),
  ]);
  const sold = packages.find(({ id }) => id === packageId);
  if (!sold) return null;
  const [before, now] = [agreedAmount, priceOf(sold, choice, options.rate)].map((amount) =>
    formatAmount(amount, choice.currency),
  );
  return texts.priceChangedText({ before: before!, now: now! });
}
