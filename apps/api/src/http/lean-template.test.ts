import { describe, expect, it } from 'vitest';
import { leanTemplate } from './lean-template.ts';

const template = `<html lang="en"><head>
    <link rel="icon" href="/favicon.svg" />
    <link rel="preload" as="font" crossorigin href="/assets/font.woff2" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <!--head-->`;

describe('leanTemplate', () => {
  it('keeps styles, fetches nothing ahead and names the app for later', () => {
    expect(leanTemplate(template)).toBe(`<html data-save-data lang="en"><head>
    <link rel="icon" href="/favicon.svg" />
    <script defer src="/on-demand.js" data-app="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <!--head-->`);
  });
});
