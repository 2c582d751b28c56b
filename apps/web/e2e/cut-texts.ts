import type { Page } from '@playwright/test';

/**
 * Returns the texts of a page that are cut or leave their box, and the elements that make the page wider than the screen,
 * each as a line such as `cut: "Sign up" in span.mantine-Button-label`.
 */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const edge = 2;

    const write = (fault: string, text: string, element: Element) => {
      const name = [...element.classList].find((one) => one.startsWith('mantine-')) ?? element.classList[0] ?? '';
      found.add(`${fault}: "${text.trim().slice(0, 80)}" in ${element.localName}${name && `.${name}`}`);
    };

    /** The nearest ancestor that cuts its content; null if there is none, or if its content can be scrolled. */
    const cutterOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, display } = getComputedStyle(at);
        if (display === 'inline' || display === 'contents' || overflowX === 'visible') continue;
        return /hidden|clip/.test(overflowX) ? at : null;
      }
      return null;
    };

    /** Labels of Mantine always have an ellipsis, and are never meant to show it. */
    const isMeant = (cutter: Element) =>
      getComputedStyle(cutter).textOverflow === 'ellipsis' &&
      !cutter.matches('.mantine-Button-label, .mantine-Badge-label');

    const leaves = (inner: DOMRect, outer: DOMRect) =>
      inner.right > outer.right + edge || inner.left < outer.left - edge;

    const checkText = (text: Text, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width <= 1) return;
      const cutter = cutterOf(parent);
      const box = cutter?.getBoundingClientRect();
      // Texts for screen readers have a box of one pixel, and texts beside the box are slides.
      if (cutter && box && (box.width < 4 || place.left >= box.right || place.right <= box.left)) return;
      if (cutter && box && leaves(place, box)) {
        if (!isMeant(cutter)) write('cut', text.data, cutter);
        return;
      }
      let block = parent;
      while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!;
      if (leaves(place, block.getBoundingClientRect())) write('leaves its box', text.data, block);
    };

    const pen = document.createElement('canvas').getContext('2d')!;
    const checkField = (field: HTMLInputElement | HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const shown =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.readOnly
            ? field.value || field.placeholder
            : field.placeholder;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(shown).width > room + edge) write('cut', shown, field);
    };

    // Icon buttons have hidden text.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)' &&
      !element.closest('script, style, noscript');

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && isShown(text.parentElement!)) checkText(text, text.parentElement!);
    }
    const fields = 'select, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])';
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields))
      if (isShown(field) && field.clientWidth > 4) checkField(field);

    if (document.documentElement.scrollWidth > innerWidth) {
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => isShown(element) && leaves(element.getBoundingClientRect(), screen) && !cutterOf(element),
      );
      for (const element of wide)
        if (!wide.some((other) => other !== element && element.contains(other)))
          write('makes the page wider', element.textContent, element);
    }
    return [...found];
  });
}
