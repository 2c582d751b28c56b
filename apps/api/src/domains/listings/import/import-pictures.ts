import { maxPictureBytes } from '../../../kernel/pictures/picture-limits.ts';
import { createHash } from 'node:crypto';
import { inspectPicture } from '../../../kernel/pictures/inspect-picture.ts';
import { type PictureStore, storePicture } from '../../../kernel/pictures/store-picture.ts';
import { createPictureIntake, type PictureIntake } from './picture-intake.ts';

export interface ImportPictures {
  intake: PictureIntake;
  /** Pictures that were not there before. */
  stored(): number;
}

interface Options {
  folder: string | undefined;
  storedPictures?: (names: string[]) => Promise<Map<string, string>>;
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

function takeStored(find: NonNullable<Options['storedPictures']>, onTaken: Options['onTaken']): PictureIntake {
  return {
    async take(names) {
      const wanted = [...new Set(names)];
      const found = await find(wanted);
      const taken = wanted.map((name) => {
        const hash = found.get(name);
        onTaken(name, 0);
        return [name, hash ? { hash } : { reason: `names ${name}, which was not uploaded` }] as const;
      });
      return new Map(taken);
    },
  };
}
