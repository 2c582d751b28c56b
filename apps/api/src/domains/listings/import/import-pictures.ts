import { maxPictureBytes } from '../../../kernel/pictures/picture-limits.ts';
import { createHash } from 'node:crypto';
import { inspectPicture } from '../../../kernel/pictures/inspect-picture.ts';
import { type PictureStore, storePicture } from '../../../kernel/pictures/store-picture.ts';
import { indexNames, isNoted, type PictureNames } from './picture-names.ts';
import { createPictureIntake, type PictureIntake, type TakenPicture } from './picture-intake.ts';

export interface ImportPictures {
  intake: PictureIntake;
  /** Pictures that were not there before. */
  stored(): number;
}

interface Options {
  folder: string | undefined;
  storedPictures?: () => Promise<Map<string, string>>;
  /** Looks at pictures without storing them. */
  dryRun: boolean;
  onTaken: (name: string, ms: number) => void;
}

/** The pictures of an import, counted. */
export function openPictures(ctx: PictureStore, { folder, storedPictures, dryRun, onTaken }: Options): ImportPictures {
  if (storedPictures) return { intake: takeStored(storedPictures, onTaken), stored: () => 0 };
  const stored = new Set<string>();
  const store = async (bytes: Buffer, fileName: string) => {
    if (dryRun) inspectPicture(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = await ctx.db.pictureFile.findUnique({ where: { hash }, select: { hash: true } });
    if (!known) stored.add(hash);
    return dryRun ? hash : storePicture(ctx, { read: async () => bytes, fileName });
  };
  return {
    intake: createPictureIntake({ folder, maxBytes: maxPictureBytes, store, onTaken }),
    stored: () => stored.size,
  };
}

function takeStored(read: NonNullable<Options['storedPictures']>, onTaken: Options['onTaken']): PictureIntake {
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
  if (Array.isArray(found))
    return { reason: `names ${name}, which may be ${found.join(' or ')}; write the name of one` };
  const hash = found === undefined ? undefined : hashes.get(found);
  if (hash === undefined) return { reason: `names ${name}, which was not uploaded` };
  return isNoted(name, found!) ? { hash, foundAs: found! } : { hash };
}
