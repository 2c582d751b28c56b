import { describe, expect, test } from 'vitest';
import { longText, requiredLongText, requiredText, shortText } from './wire.ts';

describe('a text of one line', () => {
  test.each([
    ['Harare\u0007', 'Harare'],
    ['\u001b[31mRed\u001b[0m', '[31mRed[0m'],
    ['Del\u007fete', 'Delete'],
    ['C1 \u0090control\u009f', 'C1 control'],
    ['one\ttab', 'one tab'],
    ['two\r\nlines', 'two lines'],
    ['three\rlines\u2028here\u0085now', 'three lines here now'],
    ['\u202egnp.esuoh\u202c', 'gnp.esuoh'],
    ['\u2066isolated\u2069 and \u202bembedded', 'isolated and embedded'],
    ['  padded \u0001 ', 'padded'],
  ])('loses control characters: %j', (text, kept) => {
    expect(shortText(100).parse(text)).toBe(kept);
    expect(requiredText(100).parse(text)).toBe(kept);
  });

  test.each(['نص عربي\u200f!', 'می\u200cخواهم', '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301', 'a\u00adb\u200bc', 'አማርኛ'])(
    'keeps letters and marks that scripts need: %s',
    (text) => {
      expect(shortText(100).parse(text)).toBe(text);
    },
  );

  test.each(['a\0b', '\ud800', 'a\udc00b'])('is refused where it cannot be stored: %j', (text) => {
    expect(shortText(100).safeParse(text).error?.issues[0]?.message).toBe('holds characters that cannot be stored');
  });

  test('is blank when control characters are all there is', () => {
    expect(requiredText(100).safeParse('\u202e\u0007 \u2069').error?.issues[0]?.message).toBe('must not be blank');
  });

  test('is counted after the removal', () => {
    expect(shortText(3).parse('a\u0007b\u202ec')).toBe('abc');
  });
});

describe('a text of several lines', () => {
  test.each([
    ['one\n\ttwo\r\nthree', 'one\n\ttwo\r\nthree'],
    ['old\rMac\u2029and\u0085more', 'old\nMac\nand\nmore'],
    ['bell\u0007 \u001bescape \u202eturned\u202c \u2067too\u2069', 'bell escape turned too'],
  ])('keeps tabs and line breaks, but no other control character: %j', (text, kept) => {
    expect(longText(100).parse(text)).toBe(kept);
    expect(requiredLongText(100).parse(text)).toBe(kept);
  });

  test('is refused with a NUL', () => {
    expect(longText(100).safeParse('a\0').success).toBe(false);
  });
});
