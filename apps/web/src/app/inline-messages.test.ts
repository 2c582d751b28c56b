import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineMessages } from '../../inline-messages.ts';

const imported = "import * as texts from '@africanscity/messages/site';\n";
const inline = (code: string, language: 'en' | 'fr' = 'en') =>
  inlineMessages(imported + code, parseAst(imported + code), language, 'page.tsx').trim();

describe('inlineMessages', () => {
  it('writes a text where it is called', () => {
    expect(inline('show(texts.close());')).toBe('show(`Close`);');
    expect(inline('show(texts.close());', 'fr')).toBe('show(`Fermer`);');
  });

  it('writes a message around its values, also around those that are messages', () => {
    expect(inline('show(texts.pageOf({ page: String(at + 1), pages }));')).toBe(
      'show(`Page ${String(at + 1)} of ${pages}`);',
    );
    expect(inline('show(texts.pageOf({ page: texts.next(), pages: texts.last() }));')).toBe(
      'show(`Page ${`Next`} of ${`Last`}`);',
    );
  });

  it('loads the function of a message whose values come in another order, and of one that is not called', () => {
    expect(inline('show(texts.pageOf({ pages, page }));')).toBe(
      'import texts$pageOf from "\\u0000message/site/pageOf?page.tsx";\n\nshow(texts$pageOf({ pages, page }));',
    );
    expect(inline('list(texts.close);')).toContain('list(texts$close);');
  });

  it('refuses a missing message, and a namespace that is used as a value', () => {
    expect(() => inline('show(texts.nothingOfTheKind());')).toThrow('site.json has no message nothingOfTheKind');
    expect(() => inline('show(texts[key]());')).toThrow('called by key');
    expect(() => inline('show(texts);')).toThrow('called by key');
  });
});
