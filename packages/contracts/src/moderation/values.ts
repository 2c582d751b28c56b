/** Rules that find suspicious listings without a report. */
export const suspicionRules = {
  price: 'Price far from comparable listings',
  shared_pictures: "Pictures of another owner's listing",
  same_text: 'The same text in several listings',
  contacts: 'Contact details or links in the description',
  new_account: 'Many listings of a new account',
  imitated_name: "A name like a verified company's",
} as const;

/** Reasons to report a listing, with labels. */
export const reportReasons = {
  fraud: 'It is a fraud, or I was asked to pay before seeing it',
  wrong_price: 'The price is wrong',
  gone: 'It is sold or let already',
  wrong_pictures: 'The pictures show another place',
  duplicate: 'It is listed twice',
  offensive: 'It is offensive or breaks the law',
  other: 'Something else',
} as const;

/** Maximum of characters of a report beside its reason. */
export const maxReportDetails = 1000;
