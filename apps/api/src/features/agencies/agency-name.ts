import { createHash } from 'node:crypto';

/** A name as it is kept: without what cannot be seen, so that no two look the same by a space; '' when nothing is left. */
export function agencyName(stateName: string): string {
  return stateName
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name for addresses. Names that differ only in signs get different ones. */
export function agencySlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const mark = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 8);
  return `${plain.slice(0, 80) || 'agency'}-${mark}`;
}
