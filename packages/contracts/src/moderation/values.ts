import * as texts from '@africanscity/messages/moderation';

/** Rules that find suspicious listings without a report. */
export const suspicionRules = {
  price: texts.priceFarFromOthers,
  shared_pictures: texts.picturesOfOtherOwner,
  same_text: texts.sameTextTwice,
  contacts: texts.contactsInText,
  new_account: texts.manyOfNewAccount,
  imitated_name: texts.nameLikeVerified,
} as const;

/** Reasons to report a listing, with labels. */
export const reportReasons = {
  fraud: texts.reasonFraud,
  wrong_price: texts.reasonWrongPrice,
  gone: texts.reasonGone,
  wrong_pictures: texts.reasonWrongPictures,
  duplicate: texts.reasonDuplicate,
  offensive: texts.reasonOffensive,
  other: texts.reasonOther,
} as const;

/** Maximum of characters of a report beside its reason. */
export const maxReportDetails = 1000;
