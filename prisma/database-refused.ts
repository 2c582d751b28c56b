/** This version cannot run on the database; the message says what to do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}
