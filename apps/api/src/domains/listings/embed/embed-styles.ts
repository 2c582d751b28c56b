import type { Brand } from '@africanscity/contracts/brand';
import { deriveTheme, surfaces } from '@africanscity/contracts/brand-theme';

/** Returns the style sheet of the page in the frame, in the colours of the brand. */
export function embedStyles(brand: Pick<Brand, 'accent' | 'night'>): string {
  const { shades } = deriveTheme(brand);
  const { light, dark } = surfaces;
  return `
:root { --text: ${light.text}; --soft: #556575; --ground: ${light.background}; --line: #d9e0e6; --link: ${shades[8]} }
@media (prefers-color-scheme: dark) { :root { --text: ${dark.text}; --soft: #a3afbb; --ground: ${dark.background}; --line: #3d4a56; --link: ${shades[4]} } }
* { box-sizing: border-box }
body { display: flow-root; margin: 0; padding: 2px; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground) }
h1 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
li { position: relative; border: 1px solid var(--line); border-radius: .5rem; overflow: hidden }
li:hover { border-color: var(--link) }
li:focus-within { outline: 2px solid var(--link) }
img, .blank { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; background: var(--line) }
.card { padding: .75rem 1rem 1rem }
p { margin: 0; overflow-wrap: anywhere }
.price { font-size: 1.125rem; font-weight: 700 }
h2 { margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere }
.soft { font-size: .875rem; color: var(--soft) }
a { color: var(--link) }
li a { color: inherit; text-decoration: none; outline: 0 }
li a::after { content: ''; position: absolute; inset: 0 }
.all { margin-block-start: .75rem }
.all a { display: inline-flex; align-items: center; min-height: 2.75rem }`;
}
