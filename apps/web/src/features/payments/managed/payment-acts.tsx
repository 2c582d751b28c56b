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
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { showToast } from '../../../components/toast.ts';
import { statusWords } from './payment-state.tsx';

/** Something that an administrator may do to a payment. */
export interface PaymentAct {
  label: string;
  /** What will happen. */
  effect: (payment: ManagedPayment) => string;
  danger?: boolean;
  withReason: boolean;
  /** Whether it makes sense for a payment as it is. */
  fits: (payment: ManagedPayment) => boolean;
  carryOut: (call: Call, payment: ManagedPayment, reason: string) => Promise<ManagedPayment>;
}

const isTransfer = ({ method }: ManagedPayment) => method === 'bank';
const isIn =
  (...states: ManagedPayment['status'][]) =>
  ({ status }: ManagedPayment) =>
    states.includes(status);
const idOf = ({ id }: ManagedPayment) => ({ id: String(id) });

const acts: PaymentAct[] = [
  {
    label: 'Confirm the transfer',
    effect: ({ amount, currency }) =>
      `You confirm that ${amount} ${currency} has arrived in full. The package starts at once, and the payer gets a receipt.`,
    withReason: true,
    fits: (payment) => isTransfer(payment) && isIn('pending', 'expired', 'cancelled', 'failed')(payment),
    carryOut: (call, payment, reason) =>
      call(confirmBankTransfer, { ...idOf(payment), amount: payment.amount, reason }),
  },
  {
    label: 'Refuse the transfer',
    effect: () => 'The payer gets an email with your reason. If the money arrives later, you can still confirm it.',
    danger: true,
    withReason: true,
    fits: (payment) => isTransfer(payment) && isIn('pending')(payment),
    carryOut: (call, payment, reason) => call(refuseBankTransfer, { ...idOf(payment), reason }),
  },
  {
    label: 'Ask the gateway now',
    effect: () => 'We ask Paynow for the state of the payment and apply its answer.',
    withReason: false,
    fits: (payment) => !isTransfer(payment) && payment.status !== 'refunded',
    carryOut: (call, payment) => call(recheckPayment, idOf(payment)),
  },
  {
    label: 'Accept as paid',
    effect: ({ heldReason }) => `It is held because ${heldReason}. Accepting it starts the package anyway.`,
    withReason: true,
    fits: isIn('held'),
    carryOut: (call, payment, reason) => call(acceptHeldPayment, { ...idOf(payment), reason }),
  },
  {
    label: 'Record a dispute',
    effect: () => 'The payer disputes it. The package is paused until the dispute is over.',
    danger: true,
    withReason: true,
    fits: isIn('paid'),
    carryOut: (call, payment, reason) => call(recordDispute, { ...idOf(payment), reason }),
  },
  {
    label: 'End the dispute for us',
    effect: () => 'The money stays with us. The package continues with the time that was left.',
    withReason: true,
    fits: isIn('disputed'),
    carryOut: (call, payment, reason) => call(liftDispute, { ...idOf(payment), reason }),
  },
  {
    label: 'Record a refund',
    effect: ({ amount, currency }) =>
      `You confirm that ${amount} ${currency} was refunded to the payer. The package ends. This moves no money: make the refund at Paynow or the bank.`,
    danger: true,
    withReason: true,
    fits: isIn('held', 'paid', 'disputed'),
    carryOut: (call, payment, reason) => call(recordRefund, { ...idOf(payment), reason }),
  },
];

export function actsUpon(payment: ManagedPayment): PaymentAct[] {
  return acts.filter((act) => act.fits(payment));
}

export interface AskedAct {
  payment: ManagedPayment;
  act: PaymentAct;
}

/** Asks whether an act is meant, and why, and carries it out. */
export function PaymentActDialog({ payment, act, onClose }: AskedAct & { onClose: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  async function send(reason: string) {
    const after = await act.carryOut(call, payment, reason);
    void showToast({
      kind: 'success',
      stays: true,
      message: `${after.reference}: ${statusWords[after.status].toLowerCase()}.`,
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
