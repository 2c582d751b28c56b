import { isServed } from '@africanscity/contracts/brand-features';
import { getCompany } from '@africanscity/contracts/companies/calls/companies';
import type { Company } from '@africanscity/contracts/companies/companies';
import { getCompanyProperties } from '@africanscity/contracts/listings/calls/listings';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import { id as AgencyId } from '@africanscity/contracts/wire';
import { inLanguage } from '@africanscity/messages/language';
import { pathPrefix } from '@africanscity/messages/languages';
import * as siteTexts from '@africanscity/messages/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { createLocalCall, type LocalCall } from '../../../http/operations.ts';
import { refreshBrand } from '../../../kernel/brand.ts';
import { type EmbedPage, writeEmbedPage, writeFaultPage, writeMissingPage } from './embed-page.ts';
import { writeEmbedScript } from './embed-script.ts';

/** Numbers of homes in a frame. */
const limits = { default: 6, min: 1, max: 24 };

interface Asked {
  Params: { id: string };
  Querystring: { limit?: unknown };
}

/** Binds the list of an agency's newest homes for other sites: the script, and in each language the page in its frame. */
export function bindEmbed(app: FastifyInstance, ctx: AppContext): void {
  const call = createLocalCall(ctx, app.operations);

  app.get('/embed.js', async (_request, reply) => {
    refreshBrand(ctx);
    if (!hasAgencies(ctx)) throw new NotFound(siteTexts.fileNotFound());
    return reply
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .type('text/javascript; charset=utf-8')
      .send(writeEmbedScript(ctx.config));
  });

  for (const language of ctx.config.languages) {
    const writeFault = ({ params }: FastifyRequest, reply: FastifyReply) => {
      const page = inLanguage(language, () => writeFaultPage(ctx.config, (params as Asked['Params']).id));
      allowFrames(reply, page);
      return page.html;
    };
    app.get<Asked>(
      `${pathPrefix(language)}/embed/agents/:id`,
      { config: { bucket: 'pages', isPage: () => true, writeFault } },
      async ({ params, query }, reply) => {
        refreshBrand(ctx);
        const { status, ...page } = await inLanguage(language, () => readPage(ctx, call, params.id, query.limit));
        allowFrames(reply, page);
        return reply
          .code(status)
          .header('cache-control', status === 200 ? 'public, max-age=60' : 'no-store')
          .type('text/html; charset=utf-8')
          .send(page.html);
      },
    );
  }
}

/** Lets other sites show a page in a frame, as only pages of this route may be. Older browsers know the removed header alone. */
function allowFrames(reply: FastifyReply, { policy }: EmbedPage): void {
  reply.removeHeader('x-frame-options');
  reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' });
}

async function readPage(ctx: AppContext, call: LocalCall, id: string, limit: unknown) {
  const missing = { status: 404, ...writeMissingPage(ctx.config) };
  if (!hasAgencies(ctx) || !AgencyId.safeParse(id).success) return missing;
  try {
    const [company, listings] = await Promise.all([
      call(getCompany, { id }) as Promise<Company>,
      call(getCompanyProperties, { id, size: readLimit(limit) }) as Promise<{ content: ListingCard[] }>,
    ]);
    return { status: 200, ...writeEmbedPage(ctx.config, company, listings.content) };
  } catch (error) {
    if (error instanceof NotFound) return missing;
    throw error;
  }
}

/** Returns the number of homes: the nearest possible one to the number in the address, and the default without a number. */
function readLimit(text: unknown): number {
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return limits.default;
  return Math.min(limits.max, Math.max(limits.min, Number(text)));
}

/** Returns whether the pages of agencies are served. */
function hasAgencies({ config }: AppContext): boolean {
  return isServed('/singleCompany', config.brand.off);
}
