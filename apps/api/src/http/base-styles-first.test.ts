import { describe, expect, it } from 'vitest';
import { baseStylesFirst } from './base-styles-first.ts';

describe('baseStylesFirst', () => {
  it('moves the styles of all pages before those of the page', () => {
    expect(
      baseStylesFirst(`<head>
    <!--head-->
    <script>1</script>
    <link rel="stylesheet" crossorigin href="/assets/first-1.css">
  </head>`),
    ).toBe(`<head>
    <link rel="stylesheet" crossorigin href="/assets/first-1.css">
    <!--head-->
    <script>1</script>
  </head>`);
  });
});
