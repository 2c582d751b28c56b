/** Identifies a conversation: by its id for logged-in users, or by the secret of an emailed link. */
export type ThreadKey = { id: string } | { token: string };

/** Name under which what is typed in a form of a conversation is kept. */
export const keptName = (form: string, which: ThreadKey) => `${form} ${'id' in which ? which.id : ''}`;
