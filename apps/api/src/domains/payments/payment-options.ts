import * as texts from '@africanscity/messages/payments';
import type { PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { bankCurrencies } from './bank-accounts.ts';
import { readEntitlementSettings } from './entitlement-settings.ts';
import { currentRate } from './exchange-rates.ts';
import { gatewayFor } from './policy.ts';
import { presentDay } from './present.ts';

export async function getPaymentOptions(ctx: RequestContext): Promise<PaymentOptions> {
  const gateway = gatewayFor(ctx);
  const rate = await currentRate(ctx.db, ctx.clock());
  // Without a rate, only packages with a price of their own have one in local currency.
  const isPriced = rate !== null || (await hasLocalPrice(ctx));
  const priced = (currencies: PaymentCurrency[]) => currencies.filter((currency) => currency === 'USD' || isPriced);
  const online = priced(gateway?.accounts ?? []);
  const byBank = priced(await bankCurrencies(ctx));
  const offered = (Object.keys(methods) as PaymentMethod[]).map((method) => ({
    method,
    label: methods[method].label(),
    needsMobile: methods[method].needsMobile,
    currencies: method === 'bank' ? byBank : online,
  }));
  return {
    methods: offered.filter(({ currencies }) => currencies.length > 0),
    rate: rate?.rate.toString() ?? null,
    rateDate: rate && presentDay(rate.validFrom),
    simulated: gateway !== null && ctx.payments.simulator !== null,
    freeListings: (await readEntitlementSettings(ctx.db)).freeListings,
  };
}

async function hasLocalPrice({ db }: RequestContext): Promise<boolean> {
  return (await db.package.count({ where: { archivedAt: null, localPrice: { not: null } } })) > 0;
}

/** Name of each way to pay, whether it needs a number, and how long it stays open. */
export const methods: Record<PaymentMethod, { label: () => string; needsMobile: boolean; openMinutes: number }> = {
  ecocash: { label: () => 'EcoCash', needsMobile: true, openMinutes: 60 },
  onemoney: { label: () => 'OneMoney', needsMobile: true, openMinutes: 60 },
  innbucks: { label: () => 'InnBucks', needsMobile: true, openMinutes: 60 },
  paynow: { label: () => 'Paynow', needsMobile: false, openMinutes: 24 * 60 },
  bank: { label: texts.byBankTransfer, needsMobile: false, openMinutes: 14 * 24 * 60 },
};

/** Wallets by the prefixes of the networks. Numbers cannot be ported to another network. */
const wallets = new Map<string, { method: PaymentMethod; label: string }>([
  ['071', { method: 'onemoney', label: 'OneMoney' }],
  ['077', { method: 'ecocash', label: 'EcoCash' }],
  ['078', { method: 'ecocash', label: 'EcoCash' }],
]);

/**
 * Returns a mobile number of Zimbabwe as 0771234567, from any notation. Throws InvalidInput for an invalid one, and for one
 * of another network than the wallet's, unless the payer insists.
 */
export function mobileNumber(text: string, method: PaymentMethod, anyNetwork: boolean): string {
  const number = toE164(text, ['ZW'])?.replace('+263', '0') ?? '';
  if (!/^07[1378]\d{7}$/.test(number)) {
    throw invalid(texts.zimbabweMobileNeeded());
  }
  const wallet = wallets.get(number.slice(0, 3));
  if (!anyNetwork && method !== 'innbucks' && wallet?.method !== method) {
    throw invalid(wallet ? texts.numberOfWallet({ wallet: wallet.label }) : texts.networkNotServed());
  }
  return number;
}

/** Masks 0771234567 as 077•••••67. */
export function maskMobile(number: string): string {
  return `${number.slice(0, 3)}•••••${number.slice(-2)}`;
}

function invalid(defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field: 'mobile', defaultMessage }]);
}
