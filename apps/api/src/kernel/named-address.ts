/**
 * A Postgres pattern for an email address in lower-case text. Longer addresses that contain it do not match, so that the
 * owner of `e@example.com` cannot erase data about `jane@example.com`.
 */
export function patternOfAddress(address: string): string {
  const escaped = address.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return String.raw`(?<![a-z0-9._%+-])${escaped}(?![a-z0-9-]|\.[a-z0-9])`;
}
