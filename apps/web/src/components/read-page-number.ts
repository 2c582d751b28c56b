/** The page that an address asks for, counted from 0; what makes no sense counts as the first. */
export function readPageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
