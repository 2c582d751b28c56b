import * as texts from '@africanscity/messages/companies';
import { inLanguage } from '@africanscity/messages/language';
import { pathPrefix } from '@africanscity/messages/languages';
import type { Config } from '../../../context.ts';

/**
 * Returns the script that other sites load: it puts a frame with the newest homes of an agency after its own tag, as high as
 * the page in the frame says. It stores nothing and sends nothing.
 */
export function writeEmbedScript({ languages }: Pick<Config, 'languages'>): string {
  const choices = languages.map((code) => [code, pathPrefix(code), inLanguage(code, () => texts.embedFrameTitle())]);
  return `(() => {
  const script = document.currentScript;
  const { agency = '', limit = '', language } = script.dataset;
  const site = new URL(script.src).origin;
  const choices = ${JSON.stringify(choices)};
  const [, prefix, title] = choices.find(([code]) => code === language) ?? choices[0];
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.src = site + prefix + '/embed/agents/' + encodeURIComponent(agency) + '?limit=' + encodeURIComponent(limit);
  Object.assign(frame.style, { display: 'block', width: '100%', height: '480px', border: '0' });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || source !== frame.contentWindow) return;
    const height = data?.embedHeight;
    if (Number.isFinite(height) && height > 0 && height < 30000) frame.style.height = height + 'px';
  });
  script.after(frame);
})();
`;
}

/** Script of the page in the frame: tells the page around it the height of the content, at first and after each change. */
export const heightScript = `new ResizeObserver(() => parent.postMessage({ embedHeight: Math.ceil(document.body.getBoundingClientRect().height) }, '*')).observe(document.body)`;
