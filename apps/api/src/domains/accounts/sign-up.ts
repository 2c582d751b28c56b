import { ProfileChange, SignUp } from '@africanscity/contracts/accounts/users';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { Database, Transaction } from '@africanscity/db/client';
import { language } from '@africanscity/messages/language';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { parse } from '../../http/parse.ts';
import { personNames, refuseLookAlike } from '../../kernel/look-alikes/look-alikes.ts';
import { consume } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import { createLink, isReserved } from './links.ts';
import { accountExistsEmail, confirmEmailMail } from './emails.ts';
import { faultOfPassword, hashPassword } from './passwords.ts';
import { changeProfile } from './profile.ts';
import { deleteFactors } from './second-factor/factors.ts';
import { lockFirstAdministrator } from '../../kernel/locks.ts';
import type { Verb } from '../../verb.ts';

/** The token distinguishes a sign-up from a change of the profile; no field of the form does. */
export const saveUser: Verb<typeof calls.saveUser> = async (ctx, { picture, ...fields }) => {
  if (!ctx.actor) return signUp(ctx, parse(SignUp, fields));
  const { 'title.property': chosen, ...given } = fields;
  const profile = parse(ProfileChange, chosen ? { ...given, title: chosen } : given);
  await changeProfile(ctx, ctx.actor, { ...profile, picture: picture[0] });
};

/** Creates an account. For a taken address, emails its owner instead; the response and its time are the same. */
async function signUp(ctx: RequestContext, input: z.output<typeof SignUp>): Promise<void> {
  const fault = await faultOfPassword(input.password, input.email);
  if (fault) throw new InvalidInput([{ field: 'password', defaultMessage: fault }]);
  await refuseLookAlike(ctx, null, personNames(input));
  await consume(ctx, 'saveUser', networkOf(ctx.address));
  const passwordHash = await hashPassword(input.password);
  await ctx.db.$transaction(async (tx) => {
    const { name, surname, email } = input;
    const [created] = await tx.user.createManyAndReturn({
      data: [{ name, surname, email, passwordHash, language: language() }],
      select: { id: true },
      skipDuplicates: true,
    });
    // Checked after the insert, to see a concurrent change of address.
    const reserved = created && (await isReserved(ctx, tx, email, created.id));
    if (reserved) await tx.user.delete({ where: { id: created.id } });
    // Beyond the limits of the address no email is sent, and the response does not reveal it: a user can request another
    // later.
    if (created && !reserved) await welcome(ctx, tx, created.id, email);
    else await enqueueEmail(ctx, tx, { to: email, typedBy: senderOf(ctx), ...accountExistsEmail(ctx.config) });
  });
}

async function welcome(ctx: RequestContext, tx: Transaction, userId: number, email: string): Promise<void> {
  const link = await createLink(ctx, tx, { userId, purpose: 'verify_email', email });
  await enqueueEmail(ctx, tx, {
    to: email,
    expiresAt: link.expiresAt,
    typedBy: senderOf(ctx),
    ...confirmEmailMail(ctx.config.brand, link, { isNew: true }),
  });
}

/**
 * Creates the first administrator when there is none. Returns whether it did. An existing account with the address gets this
 * password, and its sessions end.
 */
export async function ensureFirstAdministrator(db: Database, email: string, password: string): Promise<boolean> {
  if (await db.user.count({ where: { role: 'ADMIN' } })) return false;
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    await lockFirstAdministrator(tx);
    if (await tx.user.count({ where: { role: 'ADMIN' } })) return false;
    const values = { role: 'ADMIN', passwordHash, emailVerifiedAt: new Date(), disabledAt: null } as const;
    const { id } = await tx.user.upsert({
      where: { email },
      create: { name: 'Site', surname: 'Administrator', email, ...values },
      update: values,
    });
    await tx.property.updateMany({ where: { ownerId: id }, data: { ownerDisabledAt: null } });
    await tx.session.deleteMany({ where: { userId: id } });
    await tx.accountToken.deleteMany({ where: { userId: id } });
    // A second factor of the former owner would keep the administrator out.
    await deleteFactors(tx, id);
    return true;
  });
}
