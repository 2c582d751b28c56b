/** Runs work that can wait until after the next paint. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
