/** Does what can wait once the browser has shown what there is to show. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
