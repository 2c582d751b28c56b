import { joinChoices } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { AppContext } from '../../../context.ts';
import { maxPictureBytes } from '../../../kernel/pictures/picture-limits.ts';
import { createHash } from 'node:crypto';
import { inspectPicture } from '../../../kernel/pictures/inspect-picture.ts';
import { type PictureStore, storePicture } from '../../../kernel/pictures/store-picture.ts';
import { indexNames, isNoted, type PictureNames } from './picture-names.ts';
import { isPictureAddress } from './picture-address.ts';
import type { ProgressKeeper } from './progress.ts';
import { createRemotePictures } from './remote-pictures.ts';
import { createPictureIntake, type PictureIntake, type TakenPicture } from './picture-intake.ts';

export interface ImportPictures {
  intake: PictureIntake;
  /** Pictures that were not there before. */
  stored(): number;
  /** In a dry run, the number of addresses so far that the import asks for. */
  toFetch(): number;
}

type Store = PictureStore & Pick<AppContext, 'remoteFiles'>;

interface Options {
  folder: string | undefined;
  storedPictures?: (() => Promise<Map<string, string>>) | undefined;
  /** The owner whose listings are imported; null for any owner's. */
  ownerId: number | null;
  /** Looks at pictures without storing them, and asks for no address. */
  dryRun: boolean;
  progress: Pick<ProgressKeeper, 'pictureTook' | 'picturesSettled'>;
}

/** The pictures of an import by their names and their addresses, counted. */
export function openPictures(
  ctx: Store,
  { folder, storedPictures, ownerId, dryRun, progress }: Options,
): ImportPictures {
  const stored = new Set<string>();
  const onTaken = progress.pictureTook;
  const store = async (bytes: Buffer, fileName: string) => {
    if (dryRun) inspectPicture(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = await ctx.db.pictureFile.findUnique({ where: { hash }, select: { hash: true } });
    if (!known) stored.add(hash);
    return dryRun ? hash : storePicture(ctx, { read: async () => bytes, fileName });
  };
  const named = storedPictures
    ? takeStored(storedPictures, onTaken)
    : createPictureIntake({ folder, maxBytes: maxPictureBytes, store, onTaken });
  const remote = createRemotePictures(ctx, { ownerId, dryRun, store, onTaken, onKnown: progress.picturesSettled });
  return {
    intake: {
      async take(wanted, signal) {
        const [addresses, names] = partition(wanted, isPictureAddress);
        const taken = await named.take(names, signal);
        return new Map([...taken, ...(await remote.take(addresses, signal))]);
      },
    },
    stored: () => stored.size,
    toFetch: remote.toFetch,
  };
}

function partition(names: Iterable<string>, belongs: (name: string) => boolean): [string[], string[]] {
  const all = [...names];
  return [all.filter(belongs), all.filter((name) => !belongs(name))];
}

function takeStored(read: () => Promise<Map<string, string>>, onTaken: ProgressKeeper['pictureTook']): PictureIntake {
  // All names are needed to find one that differs in case or ending.
  let stored: Promise<{ hashes: Map<string, string>; names: PictureNames }> | undefined;
  const open = () => (stored ??= read().then((hashes) => ({ hashes, names: indexNames(hashes.keys()) })));
  return {
    async take(wanted) {
      const { hashes, names } = await open();
      const taken = [...new Set(wanted)].map((name) => {
        onTaken(name, 0);
        return [name, takeOne(name, names.find(name), hashes)] as const;
      });
      return new Map(taken);
    },
  };
}

function takeOne(name: string, found: string | string[] | undefined, hashes: Map<string, string>): TakenPicture {
  if (Array.isArray(found)) return { reason: texts.pictureMayBeSeveral({ name, found: joinChoices(found) }) };
  const hash = found === undefined ? undefined : hashes.get(found);
  if (hash === undefined) return { reason: texts.pictureNotUploaded({ name }) };
  return isNoted(name, found!) ? { hash, foundAs: found! } : { hash };
}
