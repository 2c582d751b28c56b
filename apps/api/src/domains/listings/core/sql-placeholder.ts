/** Adds a value of a type of Postgres to a statement, and names its place there. */
export type Placeholder = (value: unknown, type: string) => string;
