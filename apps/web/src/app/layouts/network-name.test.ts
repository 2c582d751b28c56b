import { expect, test } from 'vitest';
import { networkName } from './network-name.ts';

test('networkName names known networks, and others by their host', () => {
  expect(networkName('https://www.facebook.com/maisonsahel')).toBe('Facebook');
  expect(networkName('https://fr-fr.facebook.com/maisonsahel')).toBe('Facebook');
  expect(networkName('https://x.com/maisonsahel')).toBe('X');
  expect(networkName('https://wa.me/221771234567')).toBe('WhatsApp');
  expect(networkName('https://www.seneweb.com/maison')).toBe('seneweb.com');
  expect(networkName('https://notfacebook.com/a')).toBe('notfacebook.com');
  expect(networkName('https://facebook.com.evil.example/a')).toBe('facebook.com.evil.example');
});
