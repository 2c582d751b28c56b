import { describe, expect, test } from 'vitest';
import { encodeCredentials } from './credentials-in-url.ts';

const form = 'smtp://USER:PASSWORD@HOST';

describe('encodeCredentials', () => {
  test.each([
    ['smtps://me:secret@mail.example.com:465', 'smtps://me:secret@mail.example.com:465'],
    ['smtps://me:p@ss@mail.example.com:465', 'smtps://me:p%40ss@mail.example.com:465'],
    ['smtp://me@example.com:a@b:c@mail.example.com', 'smtp://me%40example.com:a%40b%3Ac@mail.example.com'],
    ['smtp://me:p%40ss%2F@mail.example.com', 'smtp://me:p%40ss%2F@mail.example.com'],
    ['smtp://me:pâss word@[2001:db8::1]:25?pool=true', 'smtp://me:p%C3%A2ss%20word@[2001:db8::1]:25?pool=true'],
    [' smtp://mail.example.com\n', 'smtp://mail.example.com'],
    ['smtp://me@mail.example.com', 'smtp://me@mail.example.com'],
    ['postgresql:///africanscity?host=/run/postgresql', 'postgresql:///africanscity?host=/run/postgresql'],
  ])('reads %s', (text, encoded) => {
    expect(encodeCredentials(text, form)).toBe(encoded);
  });

  test.each([
    'smtp://me:hush/hush@mail.example.com',
    'smtp://me:hush?hush@mail.example.com',
    'smtp://me:hush#hush@mail.example.com',
    'smtp://me:12/34hush@mail.example.com',
    'smtp://me:hu@sh/hush@mail.example.com',
    'smtp://me:50%hush@mail.example.com',
    'smtp://me:%E9hush@mail.example.com',
    'smtp://me:hush@mail.example.com:port',
    'smtp://me:hush@a.example:25,b.example:25',
    'smtp://me:hush',
    'smtp://me:hush@mail hush',
  ])('refuses %s without repeating it', (text) => {
    const read = () => encodeCredentials(text, form);
    expect(read).toThrow(/^must look like smtp:\/\/USER:PASSWORD@HOST; percent-encode .*@ is %40/);
    expect(read).not.toThrow('hush');
  });
});
