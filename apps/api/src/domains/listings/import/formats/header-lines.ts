/** Lines that may stand above the header, such as a title over merged cells. */
export const mostAbove = 20;

/** Known names of columns that make a line a header. */
export const fewestNames = 3;
