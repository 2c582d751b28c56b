/** The embedded Postgres cannot use its folder; the message says what to do. */
export class EmbeddedPostgresRefused extends Error {
  override name = 'EmbeddedPostgresRefused';
}
