/** Returns the label of an action: "Decide moderation" for `decideModeration`. */
export function actWords(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
