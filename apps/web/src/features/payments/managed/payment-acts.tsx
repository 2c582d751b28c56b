import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import {
  acceptHeldPayment,
  confirmBankTransfer,
  liftDispute,
  recheckPayment,
  recordDispute,
  recordRefund,
  refuseBankTransfer,
} from '@africanscity/contracts/payments/calls/managed-payments';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import { useQueryClient } from '@tanstack/react-query';
import type { Call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { formatCents } from '../money.ts';
import { statusWords } from '../status-words.ts';

/** An action of an administrator on a payment. */
export interface PaymentAct {
  label: string;
  /** Description of the effect. */
  effect: (payment: ManagedPayment) => string;
  danger?: boolean;
  withReason: boolean;
  /** Whether the action applies to a payment in its current state. */
  fits: (payment: ManagedPayment) => boolean;
  carryOut: (call: Call, payment: ManagedPayment, reason: string) => Promise<ManagedPayment>;
}

const isTransfer = ({ method }: ManagedPayment) => method === 'bank';
const isIn =
  (...states: ManagedPayment['status'][]) =>
  ({ status }: ManagedPayment) =>
    states.includes(status);
const idOf = ({ id }: ManagedPayment) => ({ id: String(id) });

const acts = (): PaymentAct[] => [
  {
    label: texts.confirmTransfer(),
    effect: ({ amount, currency }) =>
      texts.confirmTransferText({ amount: formatCents(amount), currency: commonCurrencyName(currency) }),
    withReason: true,
    fits: (payment) => isTransfer(payment) && isIn('pending', 'expired', 'cancelled', 'failed')(payment),
    carryOut: (call, payment, reason) =>
      call(confirmBankTransfer, { ...idOf(payment), amount: payment.amount, reason }),
  },
  {
    label: texts.rejectTransfer(),
    effect: () => texts.rejectTransferText(),
    danger: true,
    withReason: true,
    fits: (payment) => isTransfer(payment) && isIn('pending')(payment),
    carryOut: (call, payment, reason) => call(refuseBankTransfer, { ...idOf(payment), reason }),
  },
  {
    label: texts.checkGateway(),
    effect: () => texts.checkGatewayText(),
    withReason: false,
    fits: (payment) => !isTransfer(payment) && payment.status !== 'refunded',
    carryOut: (call, payment) => call(recheckPayment, idOf(payment)),
  },
  {
    label: texts.acceptAsPaid(),
    effect: ({ heldReason }) => texts.acceptAsPaidText({ heldReason: heldReason ?? '' }),
    withReason: true,
    fits: isIn('held'),
    carryOut: (call, payment, reason) => call(acceptHeldPayment, { ...idOf(payment), reason }),
  },
  {
    label: texts.recordADispute(),
    effect: () => texts.disputeText(),
    danger: true,
    withReason: true,
    fits: isIn('paid'),
    carryOut: (call, payment, reason) => call(recordDispute, { ...idOf(payment), reason }),
  },
  {
    label: texts.disputeWon(),
    effect: () => texts.disputeWonText(),
    withReason: true,
    fits: isIn('disputed'),
    carryOut: (call, payment, reason) => call(liftDispute, { ...idOf(payment), reason }),
  },
  {
    label: texts.recordARefund(),
    effect: ({ amount, currency }) =>
      texts.refundText({ amount: formatCents(amount), currency: commonCurrencyName(currency) }),
    danger: true,
    withReason: true,
    fits: isIn('held', 'paid', 'disputed'),
    carryOut: (call, payment, reason) => call(recordRefund, { ...idOf(payment), reason }),
  },
];

export function actsUpon(payment: ManagedPayment): PaymentAct[] {
  return acts().filter((act) => act.fits(payment));
}

export interface AskedAct {
  payment: ManagedPayment;
  act: PaymentAct;
}

/** Asks an administrator to confirm an action and give a reason, then runs it. */
export function PaymentActDialog({ payment, act, onClose }: AskedAct & { onClose: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  async function send(reason: string) {
    const after = await act.carryOut(call, payment, reason);
    void showToast({
      kind: 'success',
      stays: true,
      message: `${after.reference}: ${statusWords[after.status]().toLowerCase()}.`,
    });
    await queryClient.invalidateQueries();
    onClose();
  }
  return (
    <ReasonDialog
      title={`${act.label}: ${payment.reference}`}
      confirm={act.label}
      danger={act.danger}
      withReason={act.withReason}
      send={send}
      onClose={onClose}
    >
      {act.effect(payment)}
    </ReasonDialog>
  );
}
