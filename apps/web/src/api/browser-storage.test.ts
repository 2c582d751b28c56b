// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceList } from './device-list.ts';
import { dismissedAnnouncements } from '../features/messages/announcements/dismissed-announcements.ts';
import { safeSessionStorage, safeLocalStorage } from './browser-storage.ts';
import { clearSession, readSession, storeToken, storeUser, watchSession } from './session.ts';

const isText = (value: unknown) => typeof value === 'string';
const token = { access_token: 'secret', token_type: 'bearer', expires_in: 600, scope: 'read' };

/** Browsers throw this error when the user blocks site data. */
function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

describe('with storage', () => {
  beforeEach(() => localStorage.clear());

  it('stores texts by name', () => {
    expect(safeLocalStorage.read('name')).toBeNull();
    safeLocalStorage.write('name', 'text');
    expect(localStorage.getItem('name')).toBe('text');
    safeLocalStorage.remove('name');
    expect(localStorage.getItem('name')).toBeNull();
  });

  it('keeps a text in memory when the quota is exceeded', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    });
    safeLocalStorage.write('name', 'text');
    expect(safeLocalStorage.read('name')).toBe('text');
    full.mockRestore();
    safeLocalStorage.write('name', 'other');
    expect([safeLocalStorage.read('name'), localStorage.getItem('name')]).toEqual(['other', 'other']);
  });
});

describe.each(['localStorage', 'sessionStorage'] as const)('without %s', (name) => {
  const found = Object.getOwnPropertyDescriptor(globalThis, name)!;
  beforeEach(() => Object.defineProperty(globalThis, name, { configurable: true, get: refuse }));
  afterEach(() => Object.defineProperty(globalThis, name, found));

  it('starts without a session, keeps one in memory, and clears it', () => {
    watchSession(() => undefined);
    expect(readSession()).toBeNull();
    storeToken(token);
    storeUser({ fullName: 'Thandi Ncube', role: 'CUSTOMER' });
    expect(readSession()).toMatchObject({ authorization: 'bearer secret', fullName: 'Thandi Ncube' });
    clearSession();
    expect(readSession()).toBeNull();
  });

  it('keeps the device’s lists in memory', () => {
    const list = deviceList('names', 3, isText);
    expect(list.read()).toEqual([]);
    list.write(['Thandi']);
    expect(list.read()).toEqual(['Thandi']);
    list.write([]);
    expect(list.read()).toEqual([]);
  });

  it('remembers a dismissed announcement', () => {
    dismissedAnnouncements.add(7);
    expect(dismissedAnnouncements.read()).toContain('a7');
  });

  it('keeps the tab’s texts in memory', () => {
    safeSessionStorage.write('secret', 'text');
    expect(safeSessionStorage.read('secret')).toBe('text');
    safeSessionStorage.remove('secret');
    expect(safeSessionStorage.read('secret')).toBeNull();
  });
});
