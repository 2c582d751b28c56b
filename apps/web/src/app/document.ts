import * as texts from '@africanscity/messages/administration';
import { directionOf } from '@africanscity/messages/languages';
import { writeBrandStyles } from '@africanscity/contracts/brand-theme';
import { writeFontStyles } from '@africanscity/contracts/brand-fonts';
import { brandPicturePath, type SiteBrand } from '@africanscity/contracts/brand';
import type { DocumentOptions, Rendered } from '@africanscity/contracts/rendered-page';
import headingFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import { escapeJson, escapeText, metaTags } from './meta-tags.ts';
import rightToLeft from './right-to-left.css?inline';

type Page = Extract<Rendered, { kind: 'page' }>;

/**
 * Runs before the first paint. Sets the colour scheme and the session attribute from localStorage. A form that is
 * submitted before hydration waits up to eight seconds for the app, then submits normally. The script also handles
 * clicks on the colour switch until hydration, shows the offer of the page in the visitor's own language until it is
 * dismissed, leads links to other languages to the open page, and stores the last click on a scripted button, or on a
 * link that waits for the app, for twenty seconds; of buttons that switch something on, such as hearts, every one. A
 * click that comes while React renders is handled by React at once, and is not replayed: a second one would undo it.
 * `early-input.ts` stores input. On a deferred page the script marks the first sign of use, which `on-demand.js` waits
 * for: browsers also report a pointer that rests while a page loads, which is none. A page whose visitor has recent
 * places does not show the popular ones until the app shows the recent ones. Works without storage, except that the
 * scheme is not remembered.
 */
export const firstPaintScript = `try{
var l={getItem:function(){},setItem:function(){}};
try{l=localStorage||l}catch(_){}
var e=document.documentElement,k='mantine-color-scheme-value',a='data-mantine-color-scheme',s=l.getItem(k)||'auto',c=/(^|; )language=([a-z]+)/.exec(document.cookie),o=c?c[2]:navigator.language.slice(0,2),minimal=e.hasAttribute('data-minimal');
e.setAttribute('data-scripts','');
e.setAttribute(a,s==='dark'||s==='auto'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
if(o!==e.lang&&o!==l.getItem('declined-language'))e.setAttribute('data-offers',o);
document.addEventListener('click',function(v){
var d=v.target.closest('a[data-to]');
if(d)return d.href=d.dataset.to+location.pathname.slice(d.dataset.from.length)+location.search;
d=v.target.closest('[data-dismisses-offer]');
if(!d&&!v.target.closest('[data-switches-colors]'))return;
v.stopImmediatePropagation();
if(d){
e.removeAttribute('data-offers');
return l.setItem('declined-language',o)
}
s=e.getAttribute(a)==='dark'?'light':'dark';
e.setAttribute(a,s);
e.dataset.chosenColors=s;
l.setItem(k,s)
},true);
document.addEventListener('submit',function(v){
var f=v.target;
if(!f.matches('[data-waits]')||minimal&&l.getItem('authenticated')!=='1')return;
v.preventDefault();
if(f.dataset.sent===undefined)setTimeout(function(){if(f.isConnected&&f.dataset.sent!==undefined)f.submit()},8e3);
f.dataset.sent=''
},true);
if(e.hasAttribute('data-deferred'))'click pointermove pointerdown keydown focusin input change submit wheel scroll'.split(' ').forEach(function(n){
addEventListener(n,function(v){
if(e.dataset.used!==undefined||n==='pointermove'&&!v.movementX&&!v.movementY)return;
e.dataset.used='';
dispatchEvent(new Event('use'))
},{capture:true,passive:true})
});
if(!minimal){
var q=[],t;
function hold(v){
var b=v.target.closest('button[type="button"]:not([popovertarget],[data-switches-colors],[data-dismisses-offer]),a[data-waits]');
if(!b||v.metaKey||v.altKey||v.ctrlKey||v.shiftKey)return;
q=q.filter(function(x){return x.b!==b&&x.b.hasAttribute('aria-pressed')});
q.push({b:b,v:v});t=v;
if(!b.href)return;
v.preventDefault();
setTimeout(function(){if(t===v)location.assign(b.href)},8e3)
}
document.addEventListener('click',hold,true);
addEventListener('rendered',function(){
document.removeEventListener('click',hold,true);
q=q.filter(function(x){return !x.v.eventPhase||x.b.href})
},{once:true});
addEventListener('hydrated',function(){
function name(b){return b.ariaLabel||b.textContent}
q.forEach(function(x){
var h=x.b;
if(!h.isConnected)h=Array.prototype.find.call(document.querySelectorAll(h.localName),function(b){return name(b)===name(x.b)});
if(h&&performance.now()-x.v.timeStamp<2e4)h.dispatchEvent(new Event(x.v.type,{bubbles:true,cancelable:true}))
});
t=0
},{once:true})
}
if(l.getItem('authenticated')==='1')e.setAttribute('data-session','');
if(!minimal&&l.getItem('recent-places'))e.setAttribute('data-recent-places','');
if(l.getItem('dismissed-announcements'))e.setAttribute('data-dismissed',l.getItem('dismissed-announcements'))
}catch(_){}`;

/**
 * Writes the document of a rendered page. Visitors who save data get no fonts. A page that is complete without the app
 * loads it later (`on-demand.js`): with the first control that needs it if the visitor saves data, otherwise at the
 * first sign of use. Its scripts come last, so that the browser requests the largest picture before them.
 */
export function writeDocument(
  page: Page,
  state: unknown,
  { language, languages, publicUrl, assets, apiBasePath, saveData, brand, isPreview }: DocumentOptions,
): string {
  const { entry, shared, page: own } = assets;
  const needsAppAtOnce = !page.minimal;
  const modules = [...shared.scripts, ...own.scripts];
  const view = page.opened ? ` data-view="${escapeText(`${apiBasePath}/${page.opened}`)}"` : '';
  const later = saveData ? ' data-minimal' : ' data-deferred';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${brand.colors?.night ?? '#17212b'}">`,
    '<meta name="color-scheme" content="light dark">',
    ...iconLinks(brand),
    preloadPicture(page.html),
    saveData || brand.fonts ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${headingFont}">`,
    // Styles that a page's components build on must come first.
    ...[...shared.styles, ...own.styles].map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    directionOf(language) === 'rtl' ? `<style>${rightToLeft}</style>` : '',
    brand.colors ? `<style>${writeBrandStyles(brand.colors)}</style>` : '',
    brand.fonts ? `<style>${writeFontStyles(brand.fonts)}</style>` : '',
    ...metaTags(page.meta, { brand, language, languages, publicUrl }),
    `<script>${firstPaintScript}</script>`,
    // The page works before the app loads, so its content comes first.
    needsAppAtOnce ? `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>` : '',
    ...(needsAppAtOnce ? modules : []).map(
      (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
    ),
  ];
  const scripts = [
    needsAppAtOnce
      ? ''
      : `<script defer fetchpriority="low" src="/on-demand.js" data-app="${entry}" data-modules="${modules.join(' ')}"${view}></script>`,
    '<script defer fetchpriority="low" src="/meter.js"></script>',
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''} data-mantine-color-scheme="light"${saveData ? ' data-save-data' : ''}${needsAppAtOnce ? '' : later}${isPreview ? ' data-brand-preview' : ''}>`,
    `<head>${head.filter(Boolean).join('\n')}</head>`,
    `<body>${isPreview ? previewBar() : ''}<div id="root">${page.html}</div>`,
    `<script type="application/json" id="state">${escapeJson(state)}</script>`,
    ...scripts.filter(Boolean),
    '</body></html>',
  ].join('\n');
}

/** Links of the icon and the manifest. The drawing in its own colours is sharp at any size as an SVG. */
function iconLinks({ icon, colors }: SiteBrand): string[] {
  const isDrawing = icon.startsWith('drawing') && !colors;
  return [
    isDrawing
      ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
      : `<link rel="icon" href="${brandPicturePath(icon, '32')}" type="image/png" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${brandPicturePath(icon, '180')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

/** Says on every page that its brand is a draft. */
const previewBar = () =>
  '<p role="status" style="margin:0;padding:0.5rem 1rem;background:#fff3bf;color:#17212b;text-align:center">' +
  `${texts.previewOfDraft()} <a href="/admin/brand" style="color:#17212b">${texts.backToBrand()}</a></p>`;

/** A link that requests the main picture of a page before its styles and scripts, in the format that comes first. */
function preloadPicture(html: string): string {
  const [, attributes] = /<source ([^>]*)\/>(?:<source [^>]*\/>)*<img [^>]*fetchPriority="high"/.exec(html) ?? [];
  if (!attributes) return '';
  const imageAttributes = attributes.replace('srcSet=', 'imagesrcset=').replace('sizes=', 'imagesizes=');
  return `<link rel="preload" as="image" fetchpriority="high" ${imageAttributes}>`;
}
