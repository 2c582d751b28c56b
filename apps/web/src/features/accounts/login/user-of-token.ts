/** Returns the user id in a token or an Authorization header; null if it cannot be decoded. */
export function userOfToken(text: string | undefined): string | null {
  const payload = /^(?:\w+ )?[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text ?? '')?.[1];
  if (!payload) return null;
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
