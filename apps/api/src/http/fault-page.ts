import { language } from '@africanscity/messages/language';
import { directionOf } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import type { Brand } from '@africanscity/contracts/brand';
import { deriveTheme, ink } from '@africanscity/contracts/brand-theme';
import { waitWords } from '@africanscity/contracts/wait-words';
import { escapeHtml } from '../escape-html.ts';

interface Fault {
  /** Its name and colours are those of the page. */
  brand: Pick<Brand, 'name' | 'accent' | 'night'>;
  statusCode: number;
  url: string;
  requestId: string;
  /** A form was sent; a link would open it empty. */
  isForm: boolean;
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined;
}

/** Returns a self-contained error page: no script, no file and no database. */
export function faultPage({ brand, statusCode, url, requestId, isForm, retryAfter }: Fault): string {
  const { title, text } = explain(statusCode, retryAfter);
  const again = isForm
    ? `<p><strong>${texts.goBackFormKept()}</strong></p>`
    : `<p class="actions"><a class="button" href="${escapeHtml(localPath(url))}">${texts.tryAgain()}</a> <a href="/home">${texts.goHome()}</a></p>`;
  return `<!doctype html>
<html lang="${language()}"${directionOf(language()) === 'rtl' ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · ${escapeHtml(brand.name)}</title>
    <style>${stylesOf(brand)}</style>
  </head>
  <body>
    <header><a href="/home">${markOf(brand)}${escapeHtml(brand.name)}</a></header>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${again}
      <p class="small">${texts.nameRequest({ requestId })}</p>
    </main>
  </body>
</html>
`;
}

function explain(statusCode: number, retryAfter = 60): { title: string; text: string } {
  if (statusCode === 503)
    return {
      title: texts.backSoon(),
      text: texts.siteBusyOrTended({ retryAfter: waitWords(retryAfter) }),
    };
  if (statusCode === 429)
    return {
      title: texts.oneMomentPlease(),
      text: texts.tooManyRequestsCame({ retryAfter: waitWords(retryAfter) }),
    };
  if (statusCode === 403)
    return {
      title: texts.formNotSentFrom(),
      text: texts.formsOfOwnPagesOnly(),
    };
  if (statusCode === 413)
    return {
      title: texts.thisIsTooLarge(),
      text: texts.tooLargeShortenText(),
    };
  if (statusCode === 408) return { title: texts.thisTookTooLong(), text: texts.connectionTooSlowSend() };
  if (statusCode < 500) return { title: texts.pageNotOpened(), text: texts.addressCannotReadPlease() };
  return {
    title: texts.pageNotOpened(),
    text: texts.faultRecorded(),
  };
}

/** Returns the requested address as one of this site, whatever it contains. */
function localPath(url: string): string {
  return `/${url.replace(/^[/\\]+/, '')}`;
}

const markOf = ({ accent, night }: Fault['brand']) =>
  `<svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true"><rect width="64" height="64" rx="14" fill="${night}"/><g transform="translate(7.5 7) scale(.766)"><path d="M5.5 56.5L28.4 10.4C29.9 7.4 34.1 7.4 35.6 10.4L58.5 56.5" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M16.5 60.5A15.5 15.5 0 0 1 47.5 60.5ZM23 41.4H41L39.2 37.4H24.8ZM27 33.6H37L35.4 29.8H28.6Z" fill="${accent}"/></g></svg>`;

function stylesOf(brand: Fault['brand']): string {
  const { shades } = deriveTheme(brand);
  return `
      :root { --text: #17212b; --soft: #556575; --ground: #fff; --line: #d9e0e6; --link: ${shades[8]} }
      @media (prefers-color-scheme: dark) { :root { --text: #e6ebf0; --soft: #a3afbb; --ground: #141b22; --line: #33404b; --link: ${shades[4]} } }
      body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--text); background: var(--ground) }
      header { padding: .875rem 1.25rem; border-bottom: 1px solid var(--line) }
      header a { display: inline-flex; gap: .75rem; align-items: center; min-height: 2.75rem; font-weight: 700; font-size: 1.25rem; color: inherit; text-decoration: none }
      main { max-width: 34rem; margin: 0 auto; padding: clamp(3rem, 14vh, 8rem) 1.25rem 3rem }
      h1 { margin: 0 0 .75rem; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; text-wrap: balance }
      p { margin: 0 0 1rem; text-wrap: pretty }
      a { color: var(--link) }
      .actions { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin: 2rem 0 }
      .actions a { min-height: 2.75rem; display: inline-flex; align-items: center }
      .button { padding: 0 1.25rem; border-radius: .5rem; font-weight: 600; text-decoration: none; color: ${ink}; background: ${shades[5]} }
      .small { font-size: .875rem; color: var(--soft); overflow-wrap: anywhere }`;
}
