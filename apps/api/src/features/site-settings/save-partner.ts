import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import { changePartners } from './change-partners.ts';
import { getSiteSettings } from './get-site-settings.ts';

const mostPartners = 24;

/** A partner keeps its place and, without a new logo, the one it has. */
export async function savePartner(
  ctx: RequestContext,
  { name, logoPic }: { name: string; logoPic: UploadedFile[] },
): Promise<SiteSettings> {
  const logo = logoPic[0] ? await storeLogo(ctx, logoPic[0]) : undefined;
  await changePartners(ctx, 'savePartner', (partners) => {
    const known = partners.find((partner) => partner.name === name);
    if (known) return partners.map((partner) => (partner === known ? { name, logo: logo ?? known.logo } : partner));
    if (partners.length >= mostPartners) {
      throw new InvalidInput([{ field: 'name', defaultMessage: `may be one of at most ${mostPartners} partners` }]);
    }
    return [...partners, { name, logo: logo ?? null }];
  });
  return getSiteSettings(ctx);
}

/** The address of the smallest version that every browser shows. */
async function storeLogo(ctx: RequestContext, upload: UploadedFile): Promise<string> {
  const hash = await storePicture(ctx, upload);
  const file = await ctx.db.pictureFile.findUniqueOrThrow({ where: { hash }, include: { variants: true } });
  const { sources } = presentPicture(ctx.config, file);
  const [smallest] = sources.filter(({ format }) => format === 'jpeg').sort((a, b) => a.width - b.width);
  if (!smallest) throw new Error(`The picture ${hash} has no version that every browser shows.`);
  return smallest.url;
}
