import { createTransport } from 'nodemailer';
import { type Attachment, type Mail, type MailMessage, MailRefused, MailServerDown } from './mail.ts';

/** A server that does not answer in these times counts as down; the mail waits and is tried again. */
const connectTimeoutMs = 5_000;
const greetingTimeoutMs = 5_000;
const silenceTimeoutMs = 15_000;

/** Sends mails by SMTP, each over a connection of its own. */
export function openSmtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail(toNodemailer(message, from)).catch((error: SmtpError) => {
        throw named(error);
      });
    },
    async check() {
      await transport.verify();
    },
    describe: () => `sent by ${new URL(smtpUrl).hostname}`,
    async close() {
      transport.close();
    },
  };
}

/** The recipient is one exact address: nothing in it can add another. */
export function toNodemailer(message: MailMessage, from: string) {
  return {
    from: { name: 'AfricansCity', address: from },
    to: { name: '', address: message.to },
    envelope: { from, to: [message.to] },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.messageId}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    attachments: message.attachment ? [attached(message.attachment)] : [],
  };
}

function attached({ fileName, contentType, content }: Attachment) {
  return { filename: fileName, contentType, content: Buffer.from(content, 'base64') };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** A 5xx about this mail is final. Without an answer, or when it is about us, nothing can be sent now. */
function named(error: SmtpError): Error {
  const options = { cause: error };
  if (error.responseCode === undefined || error.code === 'EAUTH') return new MailServerDown(error.message, options);
  return error.responseCode >= 500 ? new MailRefused(error.message, options) : error;
}
