import type { Package } from '@africanscity/contracts/payments/packages';
import type { Payment, PaymentMethod } from '@africanscity/contracts/payments/payments';
import { startPayment } from '@africanscity/contracts/payments/calls/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { newKey } from '../../components/new-key.ts';

/** What somebody chose in one of the forms. */
interface Choice {
  months: string;
  currency: string;
  method: PaymentMethod;
  mobile?: string;
}

/**
 * Starts to pay, once for each choice: a second try after a lost reply finds the same payment. Then
 * leads to the page that follows it, and from there to the gateway where the gateway has a page.
 */
export function useCheckout(item: Package): (choice: Choice) => Promise<void> {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  return async (choice) => {
    const request = { packageId: String(item.id), ...choice };
    const wish = JSON.stringify(request);
    const idempotencyKey = keys.current.get(wish) ?? newKey();
    keys.current.set(wish, idempotencyKey);
    const payment: Payment = await call(startPayment, request, { idempotencyKey });
    await queryClient.invalidateQueries();
    await navigate(paths.payments({ id: payment.id }));
    if (payment.step?.kind === 'redirect' && payment.step.url) window.location.assign(payment.step.url);
  };
}
