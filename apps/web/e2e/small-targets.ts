import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns the controls of a page that fingers miss: fewer than 44 pixels high or wide, with the area around them that
 * belongs to them. Each is a line such as `32 x 44: "Close" in button.mantine-CloseButton-root`. Links within sentences
 * and in texts of the company are as high as their line.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 44;
    const found = new Set<string>();

    const isWithinSentence = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      (!!element.closest('[class*="_prose_"]') ||
        [...element.parentElement!.childNodes].some((node) => node instanceof Text && node.data.trim().length > 3));

    const belongsTo = (element: Element, at: Element | null) =>
      !!at &&
      (element.contains(at) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(at) || at.contains(label)));

    /** The pixels from the middle of an element in one direction that belong to it. */
    const reach = (element: Element, [x, y]: [number, number], [stepX, stepY]: [number, number]) => {
      let at = 0;
      while (at < smallest && belongsTo(element, document.elementFromPoint(x + stepX * (at + 1), y + stepY * (at + 1))))
        at += 1;
      return at;
    };

    const check = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle: [number, number] = [x + width / 2, y + height / 2];
      // Something lies over its middle, such as the label of a hidden box. Selects have no such label, but may be below a dialog.
      if (!belongsTo(element, document.elementFromPoint(...middle))) {
        if (element.matches('select') && !document.querySelector('[role="dialog"], dialog[open]'))
          found.add(`covered: "${element.getAttribute('aria-label') ?? ''}" in select`);
        return;
      }
      const across = reach(element, middle, [-1, 0]) + reach(element, middle, [1, 0]) + 1;
      const down = reach(element, middle, [0, -1]) + reach(element, middle, [0, 1]) + 1;
      // Borders between rows belong to neither. Short words are narrower, but nothing is beside them.
      const narrowest = element.matches('a') ? smallest / 2 : smallest;
      if (across >= narrowest - 2 && down >= smallest - 2) return;
      const name = element.getAttribute('aria-label') ?? element.textContent!.trim();
      const kind = [...element.classList].find((one) => one.startsWith('mantine-')) ?? element.classList[0] ?? '';
      found.add(`${across} x ${down}: "${name.slice(0, 60)}" in ${element.localName}${kind && `.${kind}`}`);
    };

    const top = scrollY;
    const controls =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=menuitem], [role=tab]';
    for (const element of document.querySelectorAll(controls)) {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { width, height } = element.getBoundingClientRect();
      if (
        isShown &&
        width > 1 &&
        height > 1 &&
        !element.matches(':disabled, .leaflet-container *') &&
        !isWithinSentence(element)
      )
        check(element);
    }
    window.scrollTo({ top, behavior: 'instant' });
    return [...found];
  });
}

/** Checks that a control is 44 pixels wide and high, and that nothing covers or cuts off its edges. */
export async function expectLargeTarget(control: Locator): Promise<void> {
  const isLarge = () =>
    control.evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges: [number, number][] = [
        [left + 1, y],
        [right - 1, y],
        [x, top + 1],
        [x, bottom - 1],
      ];
      const isOnTop = edges.every(([at, down]) => element.contains(document.elementFromPoint(at, down)));
      return width >= 44 && height >= 44 && isOnTop;
    });
  await expect.poll(isLarge).toBe(true);
}
