export const pageSizes = [5, 10, 25, 50, 100] as const;

export const defaultPageSize = 25;

/** Maximum of characters of a message in a form. */
export const maxMessageLength = 4000;
