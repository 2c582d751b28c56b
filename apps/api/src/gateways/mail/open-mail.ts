import { join } from 'node:path';
import type { Env } from '../../settings.ts';
import { openFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

/** Opens the email server of the settings, or a folder when there is none. */
export function openMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'DATA_DIR'>): Mail {
  const from = env.MAIL_FROM ?? `no-reply@${env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost'}`;
  return env.SMTP_URL ? openSmtpMail(env.SMTP_URL, from) : openFolderMail(join(env.DATA_DIR, 'mail'), from);
}
