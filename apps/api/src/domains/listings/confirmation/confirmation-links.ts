import type { User } from '@africanscity/db/generated/client';
import type { AppContext, Config } from '../../../context.ts';
import { isSigned, sign } from '../../../kernel/secrets.ts';
import { invalidLink } from '../../accounts/links.ts';

type Asked = Pick<User, 'id' | 'email'>;

/**
 * The page on which an owner answers. Its secret is made of the owner's number and address, so nothing is stored for it and it
 * ends when the address changes. It opens nothing but answers to what that owner was asked.
 */
export function confirmationUrl(config: Config, owner: Asked, answer: 'available' | 'taken'): string {
  const query = answer === 'taken' ? '?answer=taken' : '';
  return `${config.publicUrl}/still-available${query}#token=${owner.id}.${sign(config, signed(owner))}`;
}

/** The owner that a token names. Throws `invalid_link` (400) for one that was not made here, or works no more. */
export async function ownerOfToken(ctx: AppContext, token: string): Promise<number> {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,8}$/.test(id)) throw invalidLink();
  const owner = await ctx.db.user.findUnique({ where: { id: Number(id), disabledAt: null } });
  if (!owner || !isSigned(ctx.config, signed(owner), signature)) throw invalidLink();
  return owner.id;
}

const signed = ({ id, email }: Asked) => `still-available ${id} ${email.toLowerCase()}`;
