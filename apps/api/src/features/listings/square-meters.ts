/** The number in a size as owners write it ("240", "1,200 m²", "85.5 sqm"), as decimal text; null when it holds none that fits. */
export function squareMeters(size: string | null): string | null {
  const text = size?.replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '').match(/(?<![\d.-])\d{1,10}(\.\d{1,2})?(?![\d.])/)?.[0];
  return text ?? null;
}
