import * as texts from '@africanscity/messages/companies';
import { storeUploads } from '../../kernel/pictures/store-uploads.ts';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { Transaction } from '@africanscity/db/client';
import { createHash } from 'node:crypto';
import { NotAllowed } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import type { Verb } from '../../verb.ts';
import { agencyCountries } from './agency-countries.ts';
import { readAgency, readOffer } from './companies.ts';
import { mayEditAgency } from './policy.ts';
import { presentCompany } from './present.ts';

export const saveCompany: Verb<typeof calls.saveCompany> = async (ctx, input) => {
  const actor = actorOf(ctx);
  const { members } = await readAgency(ctx.db, input.id);
  if (!mayEditAgency(actor, members)) throw new NotAllowed(texts.onlyOwnerMayChange());
  await consume(ctx, 'saveCompany', actor.userId);
  const { logoHash } = await storeUploads(ctx, { pictures: [], logoPic: input.logoPic });
  const countries = await agencyCountries(ctx, input.id);
  await ctx.db.agency.update({
    where: { id: input.id },
    data: {
      address: input.address,
      about: input.about,
      website: input.website || null,
      phone: input.phone || null,
      phoneE164: toE164(input.phone, countries),
      whatsapp: input.whatsapp || null,
      whatsappE164: toE164(input.whatsapp, countries),
      facebook: input.facebook || null,
      twitter: input.twitter || null,
      logoHash,
    },
  });
  const agency = await readAgency(ctx.db, input.id);
  return presentCompany(ctx, agency, await readOffer(ctx, agency.id));
};

/** Returns a name for storage: without invisible characters, so that no two names look the same; '' when nothing is left. */
export function agencyName(stateName: string): string {
  return stateName
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a name for addresses. Names that differ only in signs get different ones. */
export function agencySlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const mark = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 8);
  return `${plain.slice(0, 80) || 'agency'}-${mark}`;
}

/** Maximum of agencies that one user can create, against taking names in bulk. */
const maxFounded = 3;

/**
 * Returns the agency of an owner's listing by its company name; null when the owner is no member. Creates an agency of an
 * unused name, owned by the owner.
 */
export async function ensureAgency(
  tx: Transaction,
  ownerId: number,
  listing: { role?: string; stateName?: string | null; logoHash?: string | null },
): Promise<number | null> {
  const name = listing.role === 'REAL_ESTATE' ? agencyName(listing.stateName ?? '') : '';
  if (name === '') return null;
  const known = await membership(tx, name, ownerId);
  if (known === undefined) return found(tx, ownerId, name, listing.logoHash ?? null);
  if (known?.isOwner && listing.logoHash) {
    await tx.agency.updateMany({
      where: { id: known.agencyId, logoHash: null },
      data: { logoHash: listing.logoHash },
    });
  }
  return known?.agencyId ?? null;
}

/** Returns undefined for an unknown agency, null for one of other users. */
async function membership(tx: Transaction, name: string, userId: number) {
  const agency = await tx.agency.findUnique({ where: { name }, include: { members: { where: { userId } } } });
  return agency ? (agency.members[0] ?? null) : undefined;
}

async function found(tx: Transaction, ownerId: number, name: string, logoHash: string | null): Promise<number | null> {
  if ((await tx.agencyMember.count({ where: { userId: ownerId, isOwner: true } })) >= maxFounded) return null;
  // Of two users who name it at the same time, the second waits for the first, and is refused.
  const [agency] = await tx.agency.createManyAndReturn({
    data: [{ name, slug: agencySlug(name), logoHash }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!agency) return (await membership(tx, name, ownerId))?.agencyId ?? null;
  await tx.agencyMember.create({ data: { agencyId: agency.id, userId: ownerId, isOwner: true } });
  return agency.id;
}
