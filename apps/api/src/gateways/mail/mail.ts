/** A mail to one person, with a part for every reader. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per mail, so that a retry after a lost reply is the same mail. Without angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
}

/** Hands mails to whoever delivers them. */
export interface Mail {
  /** Resolves once the mail is accepted; rejects when trying again makes sense. */
  send(message: MailMessage): Promise<void>;
  /** Rejects, saying why, when mails could not be handed over now. */
  check?(): Promise<void>;
  /** Where mails go, in words for the operator. */
  describe(): string;
  close(): Promise<void>;
}
