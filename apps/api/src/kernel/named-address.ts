/**
 * A Postgres pattern for an email address in lower-case text. Longer addresses that contain it do not match, so that
 * nobody erases what names `jane@example.com` by owning `e@example.com`.
 */
export function patternOfAddress(address: string): string {
  const escaped = address.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return String.raw`(?<![a-z0-9._%+-])${escaped}(?![a-z0-9-]|\.[a-z0-9])`;
}
