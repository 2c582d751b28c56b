import { describe, expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

const url = 'https://africanscity.example/property?id=7';
const title = 'House for sale in Avondale & Ridge, Harare, $85,000 +';
const addresses = shareAddresses({ title, url });

describe('shareAddresses', () => {
  test('encodes title and address', () => {
    expect(new URL(addresses.whatsApp).searchParams.get('text')).toBe(`${title}\n${url}`);
    expect(new URL(addresses.facebook).searchParams.get('u')).toBe(url);
    expect(new URL(addresses.x).searchParams.get('text')).toBe(title);
    expect(new URL(addresses.x).searchParams.get('url')).toBe(url);
  });

  test('encodes spaces of an email link as %20', () => {
    expect(addresses.email).not.toContain('+');
    expect(decodeURIComponent(addresses.email)).toBe(`mailto:?subject=${title}&body=${title}\n\n${url}`);
  });
});
