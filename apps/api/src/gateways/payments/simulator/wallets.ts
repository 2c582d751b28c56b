/** Behaviour of a phone by its number, with the seconds of the gateway's test mode. */
export interface Wallet {
  seconds: number;
  becomes: string;
}

/** Numbers of the gateway's test mode. */
export const wallets = new Map<string, Wallet | 'insufficient'>([
  ['0771111111', { seconds: 5, becomes: 'Paid' }],
  ['0772222222', { seconds: 30, becomes: 'Paid' }],
  ['0773333333', { seconds: 30, becomes: 'Failed' }],
  ['0774444444', 'insufficient'],
]);
