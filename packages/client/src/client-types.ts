/** Who makes the calls: nobody, a company's API key, a logged-in user, or an OAuth client that logs users in. */
export interface ClientOptions {
  /** Address of the API: 'https://example.com/api'. */
  api: string;
  /** An API key: 'ac_…'. */
  key?: string;
  /** The access token of a user, or a function that returns the current one. */
  token?: string | (() => string | undefined | Promise<string | undefined>);
  /** For the calls that log users in. */
  oauthClient?: { id: string; secret: string };
  /** Language of texts in answers: en, fr, pt, sw or ar. */
  language?: string;
  /** How often a call is repeated that is safe to repeat and that the site is too busy for. Twice without it. */
  retries?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Name of a submission: repeated with the same name, it has no second effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A call of the API: `input` has the fields and files of its query or form. */
export interface CallTypes {
  input: object;
  output: unknown;
}

/** All calls by name. */
export type ClientOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends CallTypes
    ? (
        ...given: object extends Calls[Name]['input']
          ? [input?: Calls[Name]['input'], options?: CallOptions]
          : [input: Calls[Name]['input'], options?: CallOptions]
      ) => Promise<Calls[Name]['output']>
    : never;
};
