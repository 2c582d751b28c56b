/** Currency of an account at the gateway; it says nothing else of the money. */
export type Account = 'USD' | 'ZWG';

/** What is to be paid, as it goes to the gateway. */
export interface Intent {
  account: Account;
  /** Ours, unique. */
  reference: string;
  /** With two decimals: '45.00'. */
  amount: string;
  /** Shown to the payer. */
  description: string;
  email: string;
  /** A wallet, or the gateway's own page. */
  method: 'ecocash' | 'onemoney' | 'innbucks' | 'paynow';
  /** The wallet's number, as 0771111111. */
  phone: string | null;
  /** At most 32 characters; finds the payment again when the reply is lost. */
  merchantTrace: string;
  /** Where the gateway reports to, and where it sends the payer back to. */
  resultUrl: string;
  returnUrl: string;
}

/** What the gateway answers to an intent. */
export interface Accepted {
  pollUrl: string;
  gatewayReference: string | null;
  /** Where the payer pays. */
  browserUrl: string | null;
  instructions: string | null;
  code: string | null;
  codeExpiresAt: Date | null;
}

/** What a gateway's word means to us. */
export type Meaning = 'pending' | 'paid' | 'cancelled' | 'failed' | 'disputed' | 'refunded';

/** What a signed message says about a payment. */
export interface Report {
  /** The gateway's own word, and what it means; null when we do not know the word. */
  word: string;
  meaning: Meaning | null;
  reference: string;
  amount: string;
  gatewayReference: string | null;
  pollUrl: string | null;
  /** Whose key signed it: money of another account is money of another currency. */
  account: Account;
  /** The message without hash, tokens and phone numbers, to keep. */
  raw: string;
  /** Of the whole message, so that the same one is known again. */
  digest: string;
}

/** A way of taking money through somebody else. */
export interface PaymentGateway {
  /** Currencies it takes. */
  accounts: Account[];
  /** Throws `GatewayRefused` when nothing was made, `GatewayUnreachable` when that is not known. */
  initiate(intent: Intent): Promise<Accepted>;
  /** Throws `GatewayUnreachable`, or `BadMessage` for an answer that is not signed. */
  poll(payment: { account: Account; pollUrl: string }): Promise<Report>;
  /** Null when the gateway says that it has no such payment. Throws as `poll` does. */
  trace(payment: { account: Account; merchantTrace: string }): Promise<Report | null>;
  /** Reads what the gateway sent to us. Throws `BadMessage`. */
  parseCallback(account: Account, rawBody: string): Report;
  /** Whether an address is the gateway's own, the only ones that are ever fetched. */
  owns(url: string): boolean;
}

/** The gateway says that it made nothing, and why. */
export class GatewayRefused extends Error {}

/** No usable answer: whether anything was made is not known. */
export class GatewayUnreachable extends Error {}

/** A message that is not signed by any key of ours, or cannot be read. */
export class BadMessage extends Error {}
