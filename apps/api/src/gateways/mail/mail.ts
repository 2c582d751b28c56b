/** An email to one person, with a text and an HTML part. */
export interface MailMessage {
  to: string;
  /** Shown as the sender beside the address of the mail gateway. */
  senderName: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per email, so that receivers recognize a retry after a lost reply. Without angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
  attachment?: Attachment;
}

/** A file attached to an email. */
export interface Attachment {
  fileName: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Sends emails. */
export interface Mail {
  /**
   * Resolves when the email is accepted. Rejects with `MailRefused` when a retry is useless, with `MailServerDown` when no
   * email can be sent now, and with any other error when only this email cannot.
   */
  send(message: MailMessage): Promise<void>;
  /** Sends like `send`, and returns the answer of the server. */
  sendForAnswer?(message: MailMessage): Promise<string>;
  /** Rejects with the reason when emails cannot be sent now. */
  check?(): Promise<void>;
  /** Emails that were stored on this computer instead of being sent. */
  inbox?: Inbox;
  /** Destination of emails, as text for the operator. */
  describe(): string;
  close(): Promise<void>;
}

/** Reads emails that were stored here. */
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

/** The email server refuses this email for good. */
export class MailRefused extends Error {}

/** The email server is unreachable or accepts no email now. */
export class MailServerDown extends Error {}
