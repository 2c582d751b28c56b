import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

describe('RichText', () => {
  it('wraps the words of its tags and keeps everything else as text', () => {
    const text = 'Read the <terms>terms & rules</terms> and the <help>help</help>, not <b>this</b>.';
    const tags = {
      terms: (words: string) => <a href="/terms">{words}</a>,
      help: (words: string) => <em>{words}</em>,
    };
    expect(renderToStaticMarkup(<RichText text={text} tags={tags} />)).toBe(
      'Read the <a href="/terms">terms &amp; rules</a> and the <em>help</em>, not &lt;b&gt;this&lt;/b&gt;.',
    );
  });
});
