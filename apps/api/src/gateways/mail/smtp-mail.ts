import { createTransport } from 'nodemailer';
import { type Attachment, type Mail, type MailMessage, MailRefused, MailServerDown } from './mail.ts';

/** Timeouts after which the server counts as down; the email is retried later. */
const connectTimeoutMs = 5_000;
const greetingTimeoutMs = 5_000;
const silenceTimeoutMs = 15_000;

/** Sends emails by SMTP, each over its own connection. */
export function openSmtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sendForAnswer = async (message: MailMessage) => {
    const { response } = await transport.sendMail(toNodemailer(message, from)).catch((error: SmtpError) => {
      throw named(error);
    });
    return response;
  };
  return {
    send: async (message) => void (await sendForAnswer(message)),
    sendForAnswer,
    async check() {
      await transport.verify();
    },
    describe: () => `sent by ${new URL(smtpUrl).hostname}`,
    async close() {
      transport.close();
    },
  };
}

/** The recipient is one exact address, so that its text cannot add another. */
export function toNodemailer(message: MailMessage, from: string) {
  return {
    from: { name: message.senderName, address: from },
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

/** A 5xx about this email is final. Without an answer, or with an error about us, nothing can be sent now. */
function named(error: SmtpError): Error {
  const options = { cause: error };
  if (error.responseCode === undefined || error.code === 'EAUTH') return new MailServerDown(error.message, options);
  return error.responseCode >= 500 ? new MailRefused(error.message, options) : error;
}
