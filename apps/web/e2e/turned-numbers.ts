import type { Page } from '@playwright/test';

/**
 * Returns the numbers of a page from right to left whose parts are in another order than people read them: phone numbers
 * without their plus at the left, dates and amounts whose last digits are at the left. Each is a line such as
 * `+263 77 123 4567 in a.phone`.
 */
export async function findTurnedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    // Phone numbers, and numbers with marks such as 2026-11-25, 14:30 and 85,000.
    const numbers = /\+?\d[\d ()-]{7,}\d|\d+(?:[.,:/\u00a0\u202f-]\d+)+/g;

    const placeOf = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (parent.closest('script, style, noscript') || !parent.checkVisibility()) continue;
      for (const { 0: number, index } of text.data.matchAll(numbers)) {
        const first = placeOf(text, index);
        const last = placeOf(text, index + number.length - 1);
        const isOneLine = Math.abs(first.top - last.top) < 2 && first.width > 0 && last.width > 0;
        if (isOneLine && last.left < first.left)
          found.add(`${number} in ${parent.localName}${parent.classList[0] ? `.${parent.classList[0]}` : ''}`);
      }
    }
    return [...found];
  });
}
