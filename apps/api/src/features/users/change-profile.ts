import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { ProfileChange } from '@africanscity/contracts/users';
import type { User } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { Actor, RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { personNames, refuseImitation } from '../agencies/refuse-imitation.ts';
import { consume } from '../../http/limits.ts';
import { readOwnUser } from '../auth/read-own-user.ts';
import { countryCode } from '../lookups/countries.ts';
import { readTitles } from '../lookups/offered.ts';
import { wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { isUnderWay, requestEmailChange, requirePassword } from './request-email-change.ts';
import { storeProfilePicture } from './store-profile-picture.ts';
import { lockCaller } from './hold-accounts.ts';

type Change = z.output<typeof ProfileChange> & { picture?: UploadedFile };

/**
 * Changes what the form names. A new email address asks for the password, and waits until its link is
 * opened. What is wrong is found before anything is changed.
 */
export async function changeProfile(ctx: RequestContext, actor: Actor, change: Change): Promise<void> {
  const user = await readOwnUser(ctx);
  const { name, surname } = change;
  const names = { name: name ?? user.name, surname: surname ?? user.surname };
  if (names.name !== user.name || names.surname !== user.surname) {
    await refuseImitation(ctx, user.id, personNames(names));
  }
  const values = {
    name,
    surname,
    phone: emptyIsNull(change.phone),
    title: await readTitle(ctx, change.title, user),
    country: readCountry(change.country),
  };
  const email = change.email?.toLowerCase() === user.email.toLowerCase() ? undefined : change.email;
  if (email !== undefined) await requirePassword(ctx, user, change.password);
  const pictureHash = change.picture && (await storeProfilePicture(ctx, change.picture));
  const asks = email !== undefined && !(await isUnderWay(ctx, user, email));
  if (asks) await consume(ctx, 'verificationMail', user.id);
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    if (asks) await requestEmailChange(ctx, tx, user, email);
    await tx.user.update({ where: { id: actor.userId }, data: { ...values, pictureHash } });
  });
  if (asks) await wakeMailDelivery(ctx);
}

function emptyIsNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** A title of the list, or the one that the user has already, which may be older than the list. */
async function readTitle(
  ctx: RequestContext,
  text: string | undefined,
  user: User,
): Promise<string | null | undefined> {
  if (!text || text === user.title || (await readTitles(ctx)).includes(text)) return emptyIsNull(text);
  throw new InvalidInput([{ field: 'title', defaultMessage: 'must be one of the titles' }]);
}

function readCountry(text: string | undefined): string | null | undefined {
  if (!text) return emptyIsNull(text);
  const code = countryCode(text);
  if (!code) throw new InvalidInput([{ field: 'country', defaultMessage: 'must be one of the countries' }]);
  return code;
}
