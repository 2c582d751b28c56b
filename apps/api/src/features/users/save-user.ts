import type { UploadedFile } from '@africanscity/contracts/endpoint';
import { ProfileChange, SignUp } from '@africanscity/contracts/users';
import type { RequestContext } from '../../context.ts';
import { parse } from '../../http/parse.ts';
import { changeProfile } from './change-profile.ts';
import { signUp } from './sign-up.ts';

/** The token tells a sign-up from a change of one's profile; nothing in the form does. */
export async function saveUser(
  ctx: RequestContext,
  { picture, ...fields }: { picture: UploadedFile[]; 'title.property'?: string },
): Promise<void> {
  if (!ctx.actor) return signUp(ctx, parse(SignUp, fields));
  const { 'title.property': chosen, ...given } = fields;
  const profile = parse(ProfileChange, chosen ? { ...given, title: chosen } : given);
  await changeProfile(ctx, ctx.actor, { ...profile, picture: picture[0] });
}
