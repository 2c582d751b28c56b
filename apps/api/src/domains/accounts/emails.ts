import type { Brand } from '@africanscity/contracts/brand';
import type { Config } from '../../context.ts';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';

export function accountDeletedEmail(user: { name: string }): EmailContent {
  return {
    subject: 'Your account was deleted',
    name: user.name,
    paragraphs: [
      'As you asked, we deleted your account, your listings and your personal data.',
      'Thank you for having been with us. You are welcome back at any time.',
    ],
  };
}

export function accountExistsEmail(config: Pick<Config, 'brand' | 'publicUrl'>): EmailContent {
  return {
    subject: `You already have an account with ${config.brand.name}`,
    paragraphs: [
      'Someone (probably you) tried to sign up with this email. You already have an account, so you can simply log in.',
      'If you do not remember your password, choose a new one there.',
    ],
    action: { label: 'Log in', url: `${config.publicUrl}/login` },
    remarks: ['If it was not you, you need not do anything: your account has not changed.'],
  };
}

/** Without a name: until the address is confirmed, a stranger may have typed it. */
export function confirmEmailMail(brand: Brand, link: { url: string }, { isNew }: { isNew: boolean }): EmailContent {
  return {
    subject: isNew ? `Welcome to ${brand.name}: please confirm your email` : 'Please confirm your new email address',
    paragraphs: [
      isNew
        ? 'We are glad that you are here. Confirm your email address, so that people who like your listings can reach you.'
        : 'You asked us to use this address from now on. Confirm it, and we will.',
    ],
    action: { label: 'Confirm my email', url: link.url },
    remarks: ['The link works for two days. If you did not ask for this, you need not do anything.'],
  };
}

export function emailChangeRequestedMail(user: { name: string }, config: { publicUrl: string }): EmailContent {
  return {
    subject: 'Your email address is about to change',
    name: user.name,
    paragraphs: [
      'You asked us to use another email address for your account. It takes effect when you open the link we sent to that address.',
      'If that wasn’t you, change your password now. That also cancels the request.',
    ],
    action: { label: 'It was not me', url: `${config.publicUrl}/profile` },
  };
}

/** Email to the former address. It has no undo link when the address was never confirmed. */
export function emailChangedMail(user: { name: string }, undo: { url: string } | null): EmailContent {
  return {
    subject: 'Your email address was changed',
    name: user.name,
    paragraphs: [
      'From now on, your account has another email address. Your other devices were logged off.',
      undo
        ? 'If that was you, you don’t need to do anything. If not, undo it: your account gets this address back, all devices are logged out, and you choose a new password.'
        : 'If that was not you, write to our team.',
    ],
    action: undo ? { label: 'It was not me: undo it', url: undo.url } : undefined,
    remarks: undo ? ['The link works once, for 72 hours.'] : [],
  };
}

export function passwordChangedEmail(user: { name: string }, config: { publicUrl: string }): EmailContent {
  return {
    subject: 'Your password was changed',
    name: user.name,
    paragraphs: [
      'Your password was changed just now, and your other devices were logged off.',
      'If that was you, all is well.',
    ],
    action: { label: 'It was not me', url: `${config.publicUrl}/reset` },
  };
}

/** Email to the owner of an account whose second step keeps a stranger out. */
export function wrongCodesEmail(user: { name: string }, config: { publicUrl: string }): EmailContent {
  return {
    subject: 'Wrong codes were typed for your account',
    name: user.name,
    paragraphs: [
      'Someone entered your password today, and then wrong codes for the second step, in a browser that you have not used before. They did not get in.',
      'If that was you, all is well. If not, your password is known to someone else: choose a new one now.',
    ],
    action: { label: 'Choose a new password', url: `${config.publicUrl}/reset` },
    remarks: ['You can still log in with a passkey, a recovery code, or a browser in which you logged in before.'],
  };
}

export function resetPasswordEmail(user: { name: string }, link: { url: string }): EmailContent {
  return {
    subject: 'Choose a new password',
    name: user.name,
    paragraphs: ['You asked us for a new password. Follow this link to choose one.'],
    action: { label: 'Choose a new password', url: link.url },
    remarks: [
      'The link works once, within the next 30 minutes. If you did not ask for it, your password stays as it is.',
    ],
  };
}
