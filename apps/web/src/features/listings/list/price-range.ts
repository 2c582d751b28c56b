interface PriceRange {
  priceMin: string | undefined;
  priceMax: string | undefined;
}

/** Reads prices as people write them ("$85,000", "85 000"); a field left empty is no limit. */
export function readPriceRange(lowest: string, highest: string): PriceRange | { fault: string } {
  const [from, to] = [lowest, highest].map((text) => text.replace(/[\s$,]|USD|US/gi, ''));
  if ([from, to].some((text) => text && !/^\d{1,12}(\.\d{1,2})?$/.test(text)))
    return { fault: 'Write a price as a number, such as 85000.' };
  if (from && to && Number(from) > Number(to)) return { fault: 'The lowest price is above the highest.' };
  return { priceMin: Number(from) ? from : undefined, priceMax: to || undefined };
}
