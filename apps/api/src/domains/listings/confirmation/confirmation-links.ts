import type { User } from '@africanscity/db/generated/client';
import type { AppContext, Config } from '../../../context.ts';
import { isSigned, sign } from '../../../kernel/secrets.ts';
import { invalidLink } from '../../accounts/links.ts';

type Asked = Pick<User, 'id' | 'email'>;

/**
 * Address of the page on which an owner answers. Its secret is signed from the owner's id and address, so it is not stored
 * and ends when the address changes. It allows only answers to questions to that owner.
 */
export function confirmationUrl(config: Config, owner: Asked, answer: 'available' | 'taken'): string {
  const query = answer === 'taken' ? '?answer=taken' : '';
  return `${config.publicUrl}/still-available${query}#token=${owner.id}.${sign(config, signed(owner))}`;
}

/** Returns the owner of a token. Throws `invalid_link` (400) for a forged or outdated one. */
export async function ownerOfToken(ctx: AppContext, token: string): Promise<number> {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,8}$/.test(id)) throw invalidLink();
  const owner = await ctx.db.user.findUnique({ where: { id: Number(id), disabledAt: null } });
  if (!owner || !isSigned(ctx.config, signed(owner), signature)) throw invalidLink();
  return owner.id;
}

const signed = ({ id, email }: Asked) => `still-available ${id} ${email.toLowerCase()}`;
