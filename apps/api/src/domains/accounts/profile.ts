import * as texts from '@africanscity/messages/accounts';
import type { ProfileChange } from '@africanscity/contracts/accounts/users';
import type { UploadedFile } from '@africanscity/contracts/call';
import type { User } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { Actor, RequestContext } from '../../context.ts';
import { ApiError, InvalidInput } from '../../errors.ts';
import { countryCode, countryFault } from '../../kernel/countries.ts';
import { personNames, refuseLookAlike } from '../../kernel/look-alikes/look-alikes.ts';
import { consume } from '../../kernel/limits.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { sniffFormat } from '../../kernel/pictures/formats/sniff-format.ts';
import { storePicture } from '../../kernel/pictures/store-picture.ts';
import { readTitles } from '../../kernel/settings.ts';
import { isRequested, requestEmailChange, requirePassword } from './email-change.ts';
import { lockCaller } from './lock-accounts.ts';
import { phoneCountries, readContactPhones } from './phones.ts';
import { readOwnUser } from './logged-in-user.ts';

type Change = z.output<typeof ProfileChange> & { picture?: UploadedFile };

/**
 * Changes the fields of the form. A new email address requires the password, and waits until its link is opened. Validates
 * everything before the first change.
 */
export async function changeProfile(ctx: RequestContext, actor: Actor, change: Change): Promise<void> {
  const user = await readOwnUser(ctx);
  const { name, surname } = change;
  const names = { name: name ?? user.name, surname: surname ?? user.surname };
  if (names.name !== user.name || names.surname !== user.surname) {
    await refuseLookAlike(ctx, user.id, personNames(names));
  }
  const values = {
    name,
    surname,
    phone: emptyIsNull(change.phone),
    title: await readTitle(ctx, change.title, user),
    country: readCountry(change.country),
    language: change.language,
    acceptsChats: change.acceptsChats,
  };
  const { phone = user.phone, country = user.country } = values;
  const email = change.email?.toLowerCase() === user.email.toLowerCase() ? undefined : change.email;
  if (email !== undefined) await requirePassword(ctx, user, change.password);
  const pictureHash = change.picture && (await storeProfilePicture(ctx, change.picture));
  const asks = email !== undefined && !(await isRequested(ctx, user, email));
  if (asks) await consume(ctx, 'verificationEmail', user.id);
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    if (asks) await requestEmailChange(ctx, tx, user, email);
    const countries = await phoneCountries(tx, { id: user.id, country });
    const phoneE164 = phone && toE164(phone, countries);
    await tx.user.update({ where: { id: actor.userId }, data: { ...values, phoneE164, pictureHash } });
    if (country !== user.country) await readContactPhones(tx, user.id, countries);
  });
}

function emptyIsNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** Returns a title of the list, or the user's present one, which may be older than the list. */
async function readTitle(
  ctx: RequestContext,
  text: string | undefined,
  user: User,
): Promise<string | null | undefined> {
  if (!text || text === user.title) return emptyIsNull(text);
  const titles = await readTitles(ctx);
  if (titles.includes(text)) return text;
  throw new InvalidInput([{ field: 'title', defaultMessage: texts.mustBeOneOf({ titles: titles.join(', ') }) }]);
}

function readCountry(text: string | undefined): string | null | undefined {
  if (!text) return emptyIsNull(text);
  const code = countryCode(text);
  if (!code) {
    throw new InvalidInput([{ field: 'country', defaultMessage: countryFault(text) }]);
  }
  return code;
}

/** Stores the picture of a user. Returns its hash. */
async function storeProfilePicture(ctx: RequestContext, upload: UploadedFile): Promise<string> {
  const bytes = await upload.read();
  const format = sniffFormat(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (format !== 'jpeg' && format !== 'png')
    throw new ApiError(415, 'unsupported_media_type', texts.pictureMustJpegPng());
  return storePicture(ctx, upload);
}
