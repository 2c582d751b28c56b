/** Whether two values of a form's field are equal, lists and objects by their content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
