/** What can look wrong about a listing without anybody saying so. */
export const suspicionRules = {
  PRICE: 'Price far from comparable listings',
  SHARED_PICTURES: "Pictures of another owner's listing",
  SAME_TEXT: 'The same text in several listings',
  CONTACTS: 'Contact details or links in the description',
  NEW_ACCOUNT: 'Many listings of a new account',
  IMITATED_NAME: "A name like a verified company's",
} as const;

/** What can be wrong with a listing, with what people read. */
export const reportReasons = {
  FRAUD: 'It is a fraud, or I was asked to pay before seeing it',
  WRONG_PRICE: 'The price is wrong',
  GONE: 'It is sold or let already',
  WRONG_PICTURES: 'The pictures show another place',
  DUPLICATE: 'It is listed twice',
  OFFENSIVE: 'It is offensive or breaks the law',
  OTHER: 'Something else',
} as const;

/** Characters that a report may add to its reason. */
export const maxReportDetails = 1000;
