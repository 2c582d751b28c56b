import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from '@africanscity/db/generated/client';
import type { AppContext, Config } from '../../../context.ts';
import { invalidLink } from '../../accounts/links.ts';

type Asked = Pick<User, 'id' | 'email'>;

/**
 * The page on which an owner answers. Its secret is made of the owner's number and address, so nothing is stored for it and it
 * ends when the address changes. It opens nothing but answers to what that owner was asked.
 */
export function confirmationUrl(config: Config, owner: Asked, answer: 'available' | 'taken'): string {
  const query = answer === 'taken' ? '?answer=taken' : '';
  return `${config.publicUrl}/still-available${query}#token=${owner.id}.${sign(config, owner)}`;
}

/** The owner that a token names. Throws `invalid_link` (400) for one that was not made here, or works no more. */
export async function ownerOfToken(ctx: AppContext, token: string): Promise<number> {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,8}$/.test(id)) throw invalidLink();
  const owner = await ctx.db.user.findUnique({ where: { id: Number(id), disabledAt: null } });
  const expected = Buffer.from(owner ? sign(ctx.config, owner) : '');
  const given = Buffer.from(signature);
  if (!owner || given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidLink();
  return owner.id;
}

function sign({ jwtSecret }: Pick<Config, 'jwtSecret'>, { id, email }: Asked): string {
  return createHmac('sha256', jwtSecret).update(`still-available ${id} ${email.toLowerCase()}`).digest('base64url');
}
