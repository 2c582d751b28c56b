import * as texts from '@africanscity/messages/administration';

/** Returns the name of an administrator's act in the language of the page. */
export function actName(action: string): string {
  return texts.actName({ action: action as 'other' }) || actWords(action);
}

/** Returns the words of a call's name: "Save contact" for `saveContact`. */
export function actWords(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
