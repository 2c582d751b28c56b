import { formatNumber } from '@africanscity/messages/formats';

/** Returns a number with its noun: '1 listing', '1,200 listings'. */
export function counted(count: number, one: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;
}
