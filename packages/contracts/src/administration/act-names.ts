import * as texts from '@africanscity/messages/administration';

/** Returns the name of an administrator's act in the language of the page. */
export function actName(action: string): string {
  return texts.actName({ action: action as 'other' }) || wordsOf(action);
}

/** Returns the name of a public form, by the call that it sends, in the language of the page. */
export function formName(call: string): string {
  return texts.formName({ call: call as 'other' }) || wordsOf(call);
}

/** Returns the label of a field of a public form, in the language of the page. */
export function formFieldName(field: string): string {
  return texts.formFieldName({ field: field as 'other' }) || wordsOf(field);
}

/** Returns the words of a call's name: "Save contact" for `saveContact`. */
function wordsOf(call: string): string {
  const words = call.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
