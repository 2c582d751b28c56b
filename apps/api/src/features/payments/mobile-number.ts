import type { PaymentMethod } from '@africanscity/contracts/payments';
import { InvalidInput } from '../../errors.ts';

/** Which wallet the prefixes of the networks belong to. Numbers cannot be taken to another network. */
const wallets = new Map<string, { method: PaymentMethod; label: string }>([
  ['071', { method: 'onemoney', label: 'OneMoney' }],
  ['077', { method: 'ecocash', label: 'EcoCash' }],
  ['078', { method: 'ecocash', label: 'EcoCash' }],
]);

/**
 * A mobile number of Zimbabwe as 0771234567, from any way to write it. Throws InvalidInput when it is
 * none, and when it is another network's than the wallet's, unless the payer says that it is right.
 */
export function mobileNumber(text: string, method: PaymentMethod, anyNetwork: boolean): string {
  const digits = text.replace(/[\s().-]/g, '');
  const number = digits.replace(/^(\+|00)?263\(?0?\)?/, '0').replace(/^7/, '07');
  if (!/^07[1378]\d{7}$/.test(number)) {
    throw invalid('must be a mobile number of Zimbabwe, such as 077 123 4567 or +263 77 123 4567');
  }
  const wallet = wallets.get(number.slice(0, 3));
  if (!anyNetwork && method !== 'innbucks' && wallet?.method !== method) {
    throw invalid(
      wallet
        ? `is a number of ${wallet.label}: choose ${wallet.label}, or another number`
        : 'is of a network that this wallet does not serve: EcoCash is 077 or 078, OneMoney 071',
    );
  }
  return number;
}

/** 0771234567 as 077•••••67. */
export function maskMobile(number: string): string {
  return `${number.slice(0, 3)}•••••${number.slice(-2)}`;
}

function invalid(defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field: 'mobile', defaultMessage }]);
}
