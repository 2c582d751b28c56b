import { describe, expect, test } from 'vitest';
import { openShare, type Sender, shares } from './upload-shares.ts';

const megabyte = 1024 * 1024;
const stranger = (address: string): Sender => ({ address, userId: null });

describe('a share of uploads', () => {
  test('of an address without an account does not affect the others', () => {
    const first = openShare(stranger('203.0.113.1'), true);
    first.take(shares.anonymousNetwork);
    const second = openShare(stranger('203.0.113.1'), true);
    expect(() => second.take(1)).toThrow(expect.objectContaining({ statusCode: 429, retryAfter: 10 }));
    const other = openShare(stranger('203.0.113.2'), true);
    other.take(megabyte);
    const owner = openShare({ address: '203.0.113.1', userId: 5 }, true);
    owner.take(megabyte);
    for (const share of [first, second, other, owner]) share.release();
    const again = openShare(stranger('203.0.113.1'), true);
    again.take(megabyte);
    again.release();
  });

  test('is one for all addresses of an IPv6 network', () => {
    const first = openShare(stranger('2001:db8::1'), true);
    first.take(shares.anonymousNetwork);
    const second = openShare(stranger('2001:db8::2'), true);
    expect(() => second.take(1)).toThrow(expect.objectContaining({ statusCode: 429 }));
    first.release();
    second.release();
  });

  test('of an account ends where another begins', () => {
    const full = openShare({ address: '203.0.113.1', userId: 1 }, true);
    full.take(shares.account);
    expect(() => full.take(1)).toThrow(expect.objectContaining({ statusCode: 429 }));
    const colleague = openShare({ address: '203.0.113.1', userId: 2 }, true);
    colleague.take(megabyte);
    full.release();
    colleague.release();
  });

  test('of strangers ends long before accounts run out of room, and never stops a form without files', () => {
    const crowd = Array.from({ length: shares.anonymous / shares.anonymousNetwork }, (_, index) => {
      const share = openShare(stranger(`203.0.113.${index}`), true);
      share.take(shares.anonymousNetwork);
      return share;
    });
    const late = openShare(stranger('198.51.100.1'), true);
    expect(() => late.take(1)).toThrow(expect.objectContaining({ statusCode: 503 }));
    const form = openShare(stranger('198.51.100.2'), false);
    form.take(megabyte);
    const owner = openShare({ address: '198.51.100.3', userId: 1 }, true);
    owner.take(megabyte);
    for (const share of [...crowd, late, form, owner]) share.release();
  });

  test('is released once, and later bytes are not counted', () => {
    const share = openShare(stranger('203.0.113.1'), true);
    share.take(shares.anonymousNetwork);
    share.release();
    share.release();
    share.take(shares.anonymousNetwork * 2);
    const next = openShare(stranger('203.0.113.1'), true);
    next.take(shares.anonymousNetwork);
    expect(() => next.take(1)).toThrow();
    next.release();
  });
});
