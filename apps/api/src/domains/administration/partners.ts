import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import type { Partner } from '@africanscity/contracts/administration/home';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import type { UploadedFile } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { RequestContext } from '../../context.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import { presentPicture } from '../../kernel/pictures/stored-pictures.ts';
import { storePicture } from '../../kernel/pictures/store-picture.ts';
import { writeSetting } from '../../kernel/settings.ts';
import { readHomeSettings } from './home.ts';
import { getSiteSettings } from './site-settings.ts';
import { lockPartners } from '../../kernel/locks.ts';
import type { Verb } from '../../verb.ts';

/** Changes the list of partners. Serialises concurrent changes. */
async function changePartners(
  ctx: RequestContext,
  action: string,
  change: (partners: Partner[]) => Partner[],
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockPartners(tx);
    const { partners } = await readHomeSettings({ db: tx, log: ctx.log });
    await writeSetting(ctx, tx, { action, name: 'home.partners', value: change(partners) });
  });
}

const mostPartners = 24;

/** A partner keeps its position and, without a new logo, its present one. */
export const savePartner: Verb<typeof calls.savePartner> = async (ctx, { name, logoPic }) => {
  const logo = logoPic[0] ? await storeLogo(ctx, logoPic[0]) : undefined;
  await changePartners(ctx, 'savePartner', (partners) => {
    const known = partners.find((partner) => partner.name === name);
    if (known) return partners.map((partner) => (partner === known ? { name, logo: logo ?? known.logo } : partner));
    if (partners.length >= mostPartners) {
      throw new InvalidInput([{ field: 'name', defaultMessage: texts.mostPartners({ count: String(mostPartners) }) }]);
    }
    return [...partners, { name, logo: logo ?? null }];
  });
  return getSiteSettings(ctx);
};

/** Returns the address of the smallest version that every browser shows. */
async function storeLogo(ctx: RequestContext, upload: UploadedFile): Promise<string> {
  const hash = await storePicture(ctx, upload);
  const file = await ctx.db.pictureFile.findUniqueOrThrow({ where: { hash }, include: { variants: true } });
  const { sources } = presentPicture({ ...ctx.config, assetUrl: '' }, file);
  const [smallest] = sources.filter(({ format }) => format === 'jpeg').sort((a, b) => a.width - b.width);
  if (!smallest) throw new Error(`The picture ${hash} has no version that every browser shows.`);
  return smallest.url;
}

export async function deletePartner(ctx: RequestContext, { name }: { name: string }): Promise<SiteSettings> {
  await changePartners(ctx, 'deletePartner', (partners) => {
    if (!partners.some((partner) => partner.name === name)) throw new NotFound(siteTexts.partnerNotFound());
    return partners.filter((partner) => partner.name !== name);
  });
  return getSiteSettings(ctx);
}
