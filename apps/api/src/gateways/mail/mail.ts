/** A mail to one person, with a part for every reader. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per mail, so that a retry after a lost reply is the same mail. Without angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
  attachment?: Attachment;
}

/** A file that goes with a mail. */
export interface Attachment {
  fileName: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Hands mails to whoever delivers them. */
export interface Mail {
  /**
   * Resolves once the mail is accepted. Rejects with `MailRefused` when trying again is of no use,
   * with `MailServerDown` when no mail can be sent now, and otherwise when this one cannot.
   */
  send(message: MailMessage): Promise<void>;
  /** Rejects, saying why, when mails could not be handed over now. */
  check?(): Promise<void>;
  /** The mails that went to this computer instead of their recipients, where they do. */
  inbox?: Inbox;
  /** Where mails go, in words for the operator. */
  describe(): string;
  close(): Promise<void>;
}

/** Reads mails that were kept here. */
export interface Inbox {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | undefined>;
}

export interface KeptMail extends MailMessage {
  id: string;
  /** ISO 8601. */
  sentAt: string;
}

/** The mail server says that it will never take this mail. */
export class MailRefused extends Error {}

/** The mail server cannot be reached, or takes no mail at all at the moment. */
export class MailServerDown extends Error {}
