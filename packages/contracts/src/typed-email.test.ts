import { describe, expect, test } from 'vitest';
import { credentials } from './accounts/login.ts';
import { EmailAddress } from './accounts/users.ts';

describe('EmailAddress', () => {
  test.each([
    ['user@école.ci', 'user@xn--cole-9oa.ci'],
    ['user@ÉCOLE.CI', 'user@xn--cole-9oa.ci'],
    ['user@e\u0301cole.ci', 'user@xn--cole-9oa.ci'],
    ['user@xn--cole-9oa.ci', 'user@xn--cole-9oa.ci'],
    ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@xn--e1afmkfd.xn--p1ai', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@مثال.مصر', 'user@xn--mgbh0fb.xn--wgbh1c'],
    ['user@例え。テスト', 'user@xn--r8jz45g.xn--zckzah'],
    ['Ama.Owusu+homes@Example.com', 'Ama.Owusu+homes@Example.com'],
    [' user@example.com\u00a0', 'user@example.com'],
    ['\u200buser@exam\u200bple.com\ufeff ', 'user@example.com'],
    ['\u202auser@example.com\u202c', 'user@example.com'],
    ['ｕｓｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'user@example.com'],
    ['mailto:user@example.com', 'user@example.com'],
    ['<user@école.ci>', 'user@xn--cole-9oa.ci'],
    ['user@example.com.', 'user@example.com'],
    ['user@example.com;', 'user@example.com'],
    ["o'connor@mail.example.co.zw", "o'connor@mail.example.co.zw"],
  ])('reads %j as %s', (typed, stored) => {
    expect(EmailAddress.parse(typed)).toBe(stored);
  });

  test.each([
    '',
    'user',
    'user@',
    '@example.com',
    'user@example',
    'user@example..com',
    'us er@example.com',
    'user@exa mple.com',
    'user@école',
    'Ama Owusu <user@example.com>',
    // A Cyrillic а among Latin letters, a Greek ο among Latin ones.
    'user@exаmple.com',
    'user@gοοgle.com',
    'user@example.com\0',
    'user\r\nBcc: other@example.com',
    'user@127.0.0.1',
    'user@１２７.1',
    'user@école.ci/path',
    'user@école.ci:25',
    'user@a@école.ci',
    'user@xn--\u00e9.ci',
    'user@-example.com',
    'user@example-.com',
    'user@example.com, other@example.com',
    `user@${'é'.repeat(80)}.ci`,
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (typed) => {
    expect(EmailAddress.safeParse(typed).success).toBe(false);
  });

  test('names the part that must be plain letters', () => {
    expect(EmailAddress.safeParse('léa@example.com').error?.issues[0]?.message).toBe(
      'must have only plain letters, digits and . _ + - before the @',
    );
  });
});

describe('credentials', () => {
  test.each([
    ['user@école.ci', 'user@xn--cole-9oa.ci'],
    [' user@École.ci \u200b', 'user@xn--cole-9oa.ci'],
    ['user homes@example.com', 'user+homes@example.com'],
    ['user@example.com', 'user@example.com'],
  ])('reads the username %j as %s', (typed, username) => {
    expect(credentials.username.parse(typed)).toBe(username);
  });
});
