import { describe, expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

const url = 'https://africanscity.example/property?id=7';
const title = 'House for sale in Avondale & Ridge, Harare, $85,000 +';
const addresses = shareAddresses({ title, url });

describe('shareAddresses', () => {
  test('carries title and address unharmed', () => {
    expect(new URL(addresses.whatsApp).searchParams.get('text')).toBe(`${title}\n${url}`);
    expect(new URL(addresses.facebook).searchParams.get('u')).toBe(url);
    expect(new URL(addresses.x).searchParams.get('text')).toBe(title);
    expect(new URL(addresses.x).searchParams.get('url')).toBe(url);
  });

  test('writes a mail as mail programs read it, with %20 for spaces', () => {
    expect(addresses.email).not.toContain('+');
    expect(decodeURIComponent(addresses.email)).toBe(`mailto:?subject=${title}&body=${title}\n\n${url}`);
  });
});
