const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats US dollars as the site does: $85,000, with cents only when there are any. */
export function formatDollars(dollars: number): string {
  return exact.format(dollars);
}
