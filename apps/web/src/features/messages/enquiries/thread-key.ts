/** Names a conversation: by its number for who is logged in, by the secret of a mailed link for anybody. */
export type ThreadKey = { id: string } | { token: string };
