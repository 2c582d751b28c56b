/** Currency of an account at the gateway. */
export type Account = 'USD' | 'ZWG';

/** A payment to make, as sent to the gateway. */
export interface Intent {
  account: Account;
  /** Our unique reference. */
  reference: string;
  /** With two decimals: '45.00'. */
  amount: string;
  /** Text that the payer sees. */
  description: string;
  email: string;
  /** A mobile wallet, or the gateway's own page. */
  method: 'ecocash' | 'onemoney' | 'innbucks' | 'paynow';
  /** The wallet's number, as 0771111111. */
  phone: string | null;
  /** At most 32 characters. Finds the payment again when the reply is lost. */
  merchantTrace: string;
  /** Addresses for the gateway's reports and for the payer's return. */
  resultUrl: string;
  returnUrl: string;
}

/** The gateway's response to an intent. */
export interface Accepted {
  pollUrl: string;
  gatewayReference: string | null;
  /** Page where the payer pays. */
  browserUrl: string | null;
  instructions: string | null;
  code: string | null;
  codeExpiresAt: Date | null;
}

/** Our state for a status of the gateway. */
export type Meaning = 'pending' | 'paid' | 'cancelled' | 'failed' | 'disputed' | 'refunded';

/** A signed message about a payment. */
export interface Report {
  /** The gateway's own status, and our state for it; null for an unknown status. */
  word: string;
  meaning: Meaning | null;
  reference: string;
  amount: string;
  gatewayReference: string | null;
  pollUrl: string | null;
  /** The account whose key signed the message. Another account means another currency. */
  account: Account;
  /** The message for our records, without hash, tokens and phone numbers. */
  raw: string;
  /** Digest of the whole message, so that a repeated one is recognized. */
  digest: string;
}

export interface PaymentGateway {
  /** Currencies it takes. */
  accounts: Account[];
  /** Throws `GatewayRefused` when nothing was created, `GatewayUnreachable` when that is unknown. */
  initiate(intent: Intent): Promise<Accepted>;
  /** Throws `GatewayUnreachable`, or `BadMessage` for an unsigned response. */
  poll(payment: { account: Account; pollUrl: string }): Promise<Report>;
  /** Returns null when the gateway has no such payment. Throws like `poll`. */
  trace(payment: { account: Account; merchantTrace: string }): Promise<Report | null>;
  /** Reads a message that the gateway sent to us. Throws `BadMessage`. */
  parseCallback(account: Account, rawBody: string): Report;
  /** Returns whether an address belongs to the gateway. No other address is fetched. */
  owns(url: string): boolean;
}

/** The gateway says that it created nothing, and why. */
export class GatewayRefused extends Error {}

/** No usable response: whether the payment was created is unknown. */
export class GatewayUnreachable extends Error {}

/** A message that none of our keys signed, or that cannot be read. */
export class BadMessage extends Error {}
