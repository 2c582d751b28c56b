import * as texts from '@africanscity/messages/accounts';
import type { Brand } from '@africanscity/contracts/brand';
import type { Config } from '../../context.ts';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';

export function accountDeletedEmail(user: { name: string }): EmailContent {
  return {
    subject: texts.yourAccountWasDeleted(),
    name: user.name,
    paragraphs: [texts.asAskedWeDeleted(), texts.thankHavingBeenUs()],
  };
}

export function accountExistsEmail(config: Pick<Config, 'brand' | 'publicUrl'>): EmailContent {
  return {
    subject: texts.alreadyAccount({ name: config.brand.name }),
    paragraphs: [texts.someoneProbablyTriedSign(), texts.ifDoNotRemember()],
    action: { label: texts.logIn(), url: `${config.publicUrl}/login` },
    remarks: [texts.ifNotNeedNot()],
  };
}

/** Without a name: until the address is confirmed, a stranger may have typed it. */
export function confirmEmailMail(brand: Brand, link: { url: string }, { isNew }: { isNew: boolean }): EmailContent {
  return {
    subject: isNew ? texts.welcomePleaseConfirmEmail({ name: brand.name }) : texts.pleaseConfirmNewEmail(),
    paragraphs: [isNew ? texts.weGladHereConfirm() : texts.askedUsUseAddress()],
    action: { label: texts.confirmMyEmail(), url: link.url },
    remarks: [texts.linkWorksTwoDays()],
  };
}

export function emailChangeRequestedMail(user: { name: string }, config: { publicUrl: string }): EmailContent {
  return {
    subject: texts.emailAddressAboutChange(),
    name: user.name,
    paragraphs: [texts.askedUsUseAnother(), texts.ifWasntChangePassword()],
    action: { label: texts.itWasNotMe(), url: `${config.publicUrl}/profile` },
  };
}

/** Email to the former address. It has no undo link when the address was never confirmed. */
export function emailChangedMail(user: { name: string }, undo: { url: string } | null): EmailContent {
  return {
    subject: texts.emailAddressChanged(),
    name: user.name,
    paragraphs: [texts.fromNowAccountAnother(), undo ? texts.ifDontNeedDo() : texts.ifNotWriteOur()],
    action: undo ? { label: texts.notMeUndo(), url: undo.url } : undefined,
    remarks: undo ? [texts.linkWorksOnce72()] : [],
  };
}

export function passwordChangedEmail(user: { name: string }, config: { publicUrl: string }): EmailContent {
  return {
    subject: texts.yourPasswordWasChanged(),
    name: user.name,
    paragraphs: [texts.passwordChangedJustNow(), texts.ifAllWell()],
    action: { label: texts.itWasNotMe(), url: `${config.publicUrl}/reset` },
  };
}

/** Email to the owner of an account whose second step keeps a stranger out. */
export function wrongCodesEmail(user: { name: string }, config: { publicUrl: string }): EmailContent {
  return {
    subject: texts.wrongCodesTypedAccount(),
    name: user.name,
    paragraphs: [texts.someoneEnteredPasswordToday(), texts.ifAllWellIf()],
    action: { label: texts.chooseNewPassword(), url: `${config.publicUrl}/reset` },
    remarks: [texts.canStillLogPasskey()],
  };
}

export function resetPasswordEmail(user: { name: string }, link: { url: string }): EmailContent {
  return {
    subject: texts.chooseNewPassword(),
    name: user.name,
    paragraphs: [texts.askedUsNewPassword()],
    action: { label: texts.chooseNewPassword(), url: link.url },
    remarks: [texts.linkWorksOnceWithin()],
  };
}
