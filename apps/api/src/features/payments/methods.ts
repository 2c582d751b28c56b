import type { PaymentMethod } from '@africanscity/contracts/payments';

/** What each way to pay is called, whether it needs a number, and for how long it stays open. */
export const methods: Record<PaymentMethod, { label: string; needsMobile: boolean; openMinutes: number }> = {
  ecocash: { label: 'EcoCash', needsMobile: true, openMinutes: 60 },
  onemoney: { label: 'OneMoney', needsMobile: true, openMinutes: 60 },
  innbucks: { label: 'InnBucks', needsMobile: true, openMinutes: 60 },
  paynow: { label: 'PayNow', needsMobile: false, openMinutes: 24 * 60 },
  bank: { label: 'Bank transfer', needsMobile: false, openMinutes: 14 * 24 * 60 },
};

export const walletMethods = (['ecocash', 'onemoney', 'innbucks'] as const).map((method) => ({
  method,
  label: methods[method].label,
}));
