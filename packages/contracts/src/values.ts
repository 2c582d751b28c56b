export const pageSizes = [5, 10, 25, 50, 100] as const;

export const defaultPageSize = 25;

/** Characters of a message that somebody sends by a form. */
export const maxMessageLength = 4000;
