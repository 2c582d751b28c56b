import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

describe('describeDevice', () => {
  test.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%j is %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });

  test('is in the language of the page', () => {
    expect(inLanguage('fr', () => describeDevice('Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0'))).toBe(
      'Firefox sur Linux',
    );
  });
});
