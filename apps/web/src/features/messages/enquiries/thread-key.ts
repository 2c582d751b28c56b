/** Identifies a conversation: by its id for logged-in users, or by the secret of an emailed link. */
export type ThreadKey = { id: string } | { token: string };
