import * as siteTexts from '@africanscity/messages/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { KeptMail } from '../../gateways/mail/mail.ts';

/** Emails may have styles and be framed by the list; nothing else. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Shows the emails in the folder to a person at this computer, as `isLocal` decides. Absent where emails are really sent. */
export function bindDevEmails(
  app: FastifyInstance,
  ctx: AppContext,
  isLocal: (request: FastifyRequest) => boolean,
): void {
  const { inbox } = ctx.mail;
  if (!inbox) return;
  const base = `${ctx.config.apiBasePath}/dev/mails`;
  const config = { bucket: 'calls' } as const;
  // Emails contain login links, so remote visitors and other sites in a browser here must not see them.
  const refuseStrangers = (request: FastifyRequest) => {
    if (!isLocal(request)) throw new NotFound(siteTexts.addressNotFound());
  };

  app.get(base, { config }, async (request, reply) => {
    refuseStrangers(request);
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy }).type('text/html; charset=utf-8');
    return listOf(await inbox.list(), base);
  });

  app.get<{ Params: { id: string } }>(`${base}/:id`, { config }, async (request, reply) => {
    refuseStrangers(request);
    const mail = await inbox.read(request.params.id);
    if (!mail) throw new NotFound(siteTexts.mailNotFound());
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy }).type('text/html; charset=utf-8');
    // The policy allows frames of this site; older browsers know only this header.
    reply.removeHeader('x-frame-options');
    // Links open outside of the email's frame.
    return mail.html.replace('<head>', '<head><base target="_top">');
  });
}

function listOf(mails: KeptMail[], base: string): string {
  const items = mails.map(
    (
      mail,
    ) => `<details><summary><b>${escapeHtml(mail.subject)}</b><br>${escapeHtml(mail.to)} · <time>${escapeHtml(mail.sentAt)}</time></summary>
<iframe title="${escapeHtml(mail.subject)}" src="${base}/${mail.id}" sandbox="allow-top-navigation-by-user-activation allow-popups" loading="lazy"></iframe>
<pre>${escapeHtml(mail.text)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid #ccc;border-radius:.5rem;padding:.75rem;margin:.75rem 0}summary{cursor:pointer}
iframe{width:100%;height:32rem;border:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><h1>Mails</h1><p>These would have been sent. Set SMTP_URL to send them.</p>${items.join('\n') || '<p>None yet.</p>'}</body></html>`;
}
