import type { Database } from '@africanscity/db/client';
import { demoLogins, demoPassword } from '../demo/demo-logins.ts';
import { verifyPassword } from '../domains/accounts/passwords.ts';
import type { Env } from '../settings.ts';

export interface ShownLogin {
  role: string;
  email: string;
  /** The demo's password, which is no secret, or a text that says where the password is. */
  password: string;
}

/**
 * Returns the logins that the start shows: those of the demo, and the administrator of the settings. A configured password is
 * never shown.
 */
export async function shownLogins(
  db: Database,
  env: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  demo: boolean,
): Promise<ShownLogin[]> {
  const administrator = env.ADMIN_EMAIL ? [{ role: 'Administrator', email: env.ADMIN_EMAIL }] : [];
  const isAdministrator = (email: string) => email.toLowerCase() === env.ADMIN_EMAIL?.toLowerCase();
  const others = demo ? demoLogins.filter(({ email }) => !isAdministrator(email)) : [];
  const shown = await Promise.all(
    [...administrator, ...others].map(async ({ role, email }) => {
      const user = await db.user.findUnique({
        where: { email, disabledAt: null },
        select: { passwordHash: true, role: true },
      });
      if (!user || (role === 'Administrator' && user.role !== 'ADMIN')) return [];
      return [{ role, email, password: await describePassword(user.passwordHash, isAdministrator(email), env) }];
    }),
  );
  return shown.flat();
}

async function describePassword(
  hash: string | null,
  isAdministrator: boolean,
  { ADMIN_PASSWORD }: Pick<Env, 'ADMIN_PASSWORD'>,
): Promise<string> {
  if (isAdministrator && ADMIN_PASSWORD && (await verifyPassword(ADMIN_PASSWORD, hash)))
    return 'as set in ADMIN_PASSWORD';
  if (!isAdministrator && (await verifyPassword(demoPassword, hash))) return demoPassword;
  return 'changed since; reset it at /reset';
}
