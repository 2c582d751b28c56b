import { inPlace } from '@africanscity/contracts/listings/place-line';
import { formatArea } from '@africanscity/contracts/listings/wording';
import { cardPath } from '@africanscity/contracts/listings/addresses';
import { sharePicturePath } from '@africanscity/contracts/listings/share-picture';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { cardMemory, type CardWords, drawCard } from '../../../kernel/pictures/draw-card.ts';
import { drawSharePicture } from '../../../kernel/pictures/draw-share-picture.ts';
import { inPictureQueue } from '../../../kernel/pictures/picture-queue.ts';
import { drawPlaceholder } from '../../../kernel/pictures/placeholder.ts';
import { pickJpeg } from '../../../kernel/pictures/read-jpeg.ts';
import { findVariants, pictureKey, pictureUri } from '../../../kernel/pictures/stored-pictures.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { formatDollars } from './dollars.ts';

const folder = 'cards/';

/** Cards that are being drawn, by key, so that those who ask at the same time wait for one. */
const underway = new Map<string, Promise<void>>();

/**
 * The card of a listing as it is now, or its picture for people to send: stored the first time somebody asks. Answers
 * where it is when the address is of another version. Throws NotFound, `Unavailable` when too many cards wait to be
 * drawn, or a `StorageFailure`.
 */
export async function readCard(
  ctx: AppContext,
  name: string,
): Promise<{ moved: string } | { byteSize: number; stream: Readable }> {
  const asked = /^(\d{1,10})-\d+-[0-9a-f]+(-share)?\.jpg$/.exec(name);
  const id = Number(asked?.[1] ?? Number.NaN);
  const listing =
    id <= 2_147_483_647 ? await ctx.db.property.findUnique({ where: { id, listedAs: { not: null } } }) : null;
  if (!listing) throw new NotFound('This picture');
  const { version, coverHash } = listing;
  const shared = asked?.[2] !== undefined;
  const pathOf = shared ? sharePicturePath : cardPath;
  const path = pathOf({ id, version, pictureUri: coverHash && pictureUri(coverHash) });
  if (path !== `/${folder}${name}`) return { moved: path };
  const key = `${folder}${id}/${name}`;
  const known = await ctx.storage.open(key);
  if (known) return known;
  const drawing = underway.get(key) ?? store(ctx, key, listing, shared).finally(() => underway.delete(key));
  underway.set(key, drawing);
  await drawing;
  const opened = await ctx.storage.open(key);
  if (!opened) throw new NotFound('This picture');
  return opened;
}

type Drawn = NonNullable<Awaited<ReturnType<AppContext['db']['property']['findUnique']>>>;

/** Of each picture of a listing one is kept: those of earlier versions are deleted. */
async function store(ctx: AppContext, key: string, listing: Drawn, shared: boolean): Promise<void> {
  const words = await wordsOf(ctx, listing);
  const { publicUrl } = ctx.config;
  const address = `${publicUrl}/property?id=${listing.id}`;
  const source = `${new URL(publicUrl).host}  ·  No. ${listing.id}`;
  const bytes = await inPictureQueue({ sender: 'cards', bytes: cardMemory }, async () => {
    const photo = await readPhoto(ctx, listing.coverHash);
    return shared ? drawSharePicture(photo, { ...words, address, source }) : drawCard(photo, words);
  });
  const earlier: string[] = [];
  for await (const { key: stored } of ctx.storage.list(`${folder}${listing.id}/`)) earlier.push(stored);
  await ctx.storage.put(key, bytes, 'image/jpeg');
  const version = key.replace(/(-share)?\.jpg$/, '');
  for (const other of earlier)
    if (other !== `${version}.jpg` && other !== `${version}-share.jpg`) await ctx.storage.delete(other);
}

async function readPhoto(ctx: AppContext, hash: string | null): Promise<Uint8Array> {
  const variant = hash && pickJpeg(await findVariants(ctx, hash), 'full');
  const bytes = variant && (await ctx.storage.get(pictureKey(variant.hash, variant)));
  return bytes || drawPlaceholder();
}

async function wordsOf(ctx: AppContext, listing: Drawn): Promise<CardWords> {
  const { type, area, city, status, numRoom, numBathroom, sizeSquareMeters } = listing;
  const labels = await readStatusLabels(ctx);
  const rent = status === 'FOR_RENT' || status === 'RENTED';
  const facts = [
    labels[status],
    numRoom && `${numRoom} ${numRoom === 1 ? 'room' : 'rooms'}`,
    numBathroom && `${numBathroom} ${numBathroom === 1 ? 'bath' : 'baths'}`,
    sizeSquareMeters && formatArea(sizeSquareMeters.toNumber()),
  ];
  return {
    price: `${formatDollars(listing.price.toNumber())}${rent ? ' per month' : ''}`,
    title: inPlace(type, area, city),
    facts: facts.filter(Boolean).join('  ·  '),
  };
}

const looked = 500;

/** Deletes cards of listings that are not on the site any more. Reads all names of cards. Returns how many. */
export async function sweepCards(ctx: AppContext): Promise<number> {
  let swept = 0;
  const sweep = async (keys: string[]) => {
    const ids = keys.map((key) => Number(key.split('/')[1]));
    const rows = await ctx.db.property.findMany({
      where: { id: { in: ids }, listedAs: { not: null } },
      select: { id: true },
    });
    const listed = new Set(rows.map(({ id }) => id));
    for (const [at, key] of keys.entries()) {
      if (listed.has(ids[at]!)) continue;
      await ctx.storage.delete(key);
      swept += 1;
    }
  };
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(folder)) {
    keys.push(key);
    if (keys.length >= looked) await sweep(keys.splice(0));
  }
  await sweep(keys);
  return swept;
}
