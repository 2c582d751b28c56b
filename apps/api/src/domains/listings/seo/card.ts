import { inLanguage, language } from '@africanscity/messages/language';
import { mainLanguage, pathPrefix } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { createHash } from 'node:crypto';
import type { Brand } from '@africanscity/contracts/brand';
import { isRental } from '@africanscity/contracts/listings/rental';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import { cardFieldNames } from '@africanscity/contracts/listings/list-rows';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { formatArea } from '@africanscity/contracts/listings/wording';
import { cardPath } from '@africanscity/contracts/listings/addresses';
import { sharePicturePath } from '@africanscity/contracts/listings/share-picture';
import { Readable } from 'node:stream';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { readBrandPicture } from '../../../kernel/pictures/brand-pictures.ts';
import { cardMemory, type CardWords, drawCard } from '../../../kernel/pictures/draw-card.ts';
import { drawSharePicture } from '../../../kernel/pictures/draw-share-picture.ts';
import { inPictureQueue } from '../../../kernel/pictures/picture-queue.ts';
import { drawPlaceholder } from '../../../kernel/pictures/placeholder.ts';
import { pickJpeg } from '../../../kernel/pictures/read-jpeg.ts';
import { findVariants, pictureKey, pictureUri } from '../../../kernel/pictures/stored-pictures.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { presentFields } from '../core/fields.ts';
import { askingPriceText } from '../core/present-price.ts';
import { formatDollars } from '@africanscity/contracts/listings/dollars';
import { deleteCards, openCard, storeCard, unknownCards } from './stored-cards.ts';

const folder = 'cards/';

/** Cards in progress, by network and key. */
const inFlight = new Map<string, Promise<void>>();
/** Timeout for the turn of a card; then the plain picture replaces it. */
const longestWaitMs = 5000;

/** The network that requests a card. */
export interface CardViewer {
  network: string;
  /** Takes the cost of drawing from the allowance of the network. Throws `TooManyRequests`. */
  spend(): void;
}

interface CardStream {
  byteSize: number;
  stream: Readable;
  /** The plain picture replaces the card. */
  standsIn?: true;
}

/**
 * Returns the present card of a listing, or its picture for sharing: drawn and stored at the first request. Returns the new
 * address for one of another version, and the plain picture when it cannot be drawn now. Throws NotFound or a
 * `StorageFailure`.
 */
export async function readCard(
  ctx: AppContext,
  name: string,
  viewer: CardViewer,
): Promise<{ moved: string } | CardStream> {
  const asked = /^(\d{1,10})-\d+-[0-9a-f]+(?:-([a-z]{2}))?(-share)?\.jpg$/.exec(name);
  const id = Number(asked?.[1] ?? Number.NaN);
  const listing =
    id <= 2_147_483_647 ? await ctx.db.property.findUnique({ where: { id, listedAs: { not: null } } }) : null;
  if (!listing) throw new NotFound(siteTexts.pictureNotFound());
  const { version, coverHash } = listing;
  const wanted = ctx.config.languages.find((one) => one === asked?.[2]) ?? mainLanguage;
  const shared = asked?.[3] !== undefined;
  const pathOf = shared ? sharePicturePath : cardPath;
  const path = pathOf({ id, version, pictureUri: coverHash && pictureUri(coverHash) }, wanted);
  if (path !== `/${folder}${name}`) return { moved: path };
  const key = `${folder}${id}/${brandTag(ctx.config.brand)}-${name}`;
  const known = await openCard(ctx, key);
  if (known) return known;
  try {
    await drawOnce(ctx, key, viewer, () => inLanguage(wanted, () => drawCardOf(ctx, listing, shared)));
    const opened = await openCard(ctx, key);
    if (opened) return opened;
  } catch (error) {
    ctx.log.warn({ err: error, listing: id }, 'the plain picture stands in for a card');
  }
  const photo = await readPhoto(ctx, coverHash);
  return { byteSize: photo.byteLength, stream: Readable.from([Buffer.from(photo)]), standsIn: true };
}

/** Returns a tag of the part of a brand that a card shows, so that another brand draws its own cards. */
function brandTag({ name, darkLogo }: Brand): string {
  return createHash('sha256')
    .update([name, ...(darkLogo ? [darkLogo.digest] : [])].join(' '))
    .digest('hex')
    .slice(0, 8);
}

type Drawn = NonNullable<Awaited<ReturnType<AppContext['db']['property']['findUnique']>>>;

/**
 * Draws in the turn of the network, unless another network's turn came first: no network waits for the requests of others.
 */
function drawOnce(ctx: AppContext, key: string, viewer: CardViewer, draw: () => Promise<Uint8Array>): Promise<void> {
  const own = `${viewer.network} ${key}`;
  const other = inFlight.get(own);
  if (other) return other;
  const drawing = (async () => {
    viewer.spend();
    const work = { sender: `viewer ${viewer.network}`, bytes: cardMemory, signal: AbortSignal.timeout(longestWaitMs) };
    await inPictureQueue(work, async () => {
      if (await ctx.storage.get(key)) return;
      const bytes = await draw();
      await deleteEarlier(ctx, key);
      await storeCard(ctx, key, bytes);
    });
  })().finally(() => inFlight.delete(own));
  inFlight.set(own, drawing);
  return drawing;
}

/**
 * Draws the card of a listing, or its picture for sharing, in the language of the request. The caller has waited for a turn.
 */
export async function drawCardOf(ctx: AppContext, listing: Drawn, shared: boolean): Promise<Uint8Array> {
  const words = await wordsOf(ctx, listing);
  const photo = await readPhoto(ctx, listing.coverHash);
  if (!shared) return drawCard(photo, words);
  const { publicUrl } = ctx.config;
  const address = `${publicUrl}${pathPrefix(language())}/property?id=${listing.id}`;
  return drawSharePicture(photo, {
    ...words,
    address,
    source: `${new URL(publicUrl).host}  ·  ${texts.listingNo({ id: String(listing.id) })}`,
  });
}

/** Stores one version per picture of a listing, in any number of languages, and deletes earlier ones. */
async function deleteEarlier(ctx: AppContext, key: string): Promise<void> {
  const versionOf = (one: string) => one.replace(/(-[a-z]{2})?(-share)?\.jpg$/, '');
  const earlier: string[] = [];
  for await (const { key: stored } of ctx.storage.list(key.slice(0, key.lastIndexOf('/') + 1)))
    if (versionOf(stored) !== versionOf(key)) earlier.push(stored);
  await deleteCards(ctx, earlier);
}

async function readPhoto(ctx: AppContext, hash: string | null): Promise<Uint8Array> {
  const variant = hash && pickJpeg(await findVariants(ctx, hash), 'full');
  const bytes = variant && (await ctx.storage.get(pictureKey(variant.hash, variant)));
  return bytes || drawPlaceholder();
}

async function wordsOf(ctx: AppContext, listing: Drawn): Promise<CardWords> {
  const { type, area, city, status, sizeSquareMeters } = listing;
  const { darkLogo } = ctx.config.brand;
  const labels = await readStatusLabels(ctx);
  const price = formatDollars(listing.price.toNumber());
  const dollars = isRental(status) ? texts.pricePerMonth({ price }) : price;
  const facts = [
    labels[status],
    ...cardFacts(presentFields(listing, cardFieldNames)),
    sizeSquareMeters && formatArea(sizeSquareMeters.toNumber()),
  ];
  return {
    brand: ctx.config.brand.name,
    logo: darkLogo && (await readBrandPicture(ctx, `${darkLogo.digest}-logo.png`)),
    price: askingPriceText(listing) ?? dollars,
    title: inPlace(typeName(type), area, city),
    facts: facts.filter(Boolean).join('  ·  '),
  };
}

const looked = 500;

/**
 * Deletes cards of listings that are not on the site, and those without a row. Reads all names of cards. Returns their
 * number.
 */
export async function sweepCards(ctx: AppContext): Promise<number> {
  let swept = 0;
  const sweep = async (keys: string[]) => {
    const idOf = (key: string) => Number(key.split('/')[1]);
    const rows = await ctx.db.property.findMany({
      where: { id: { in: keys.map(idOf) }, listedAs: { not: null } },
      select: { id: true },
    });
    const listed = new Set(rows.map(({ id }) => id));
    const unknown = new Set(await unknownCards(ctx, keys));
    const gone = keys.filter((key) => !listed.has(idOf(key)) || unknown.has(key));
    await deleteCards(ctx, gone);
    swept += gone.length;
  };
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(folder)) {
    keys.push(key);
    if (keys.length >= looked) await sweep(keys.splice(0));
  }
  await sweep(keys);
  return swept;
}
