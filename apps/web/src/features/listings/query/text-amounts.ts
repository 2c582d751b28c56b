/** Whether a text has a number, which may be an amount. */
export function hasNumber(text = ''): boolean {
  return /\p{Nd}/u.test(text);
}
