import { describe, expect, it } from 'vitest';
import { presentPhone, shownPhone } from './present-phone.ts';
import { toE164 } from './phone-numbers.ts';

describe('toE164', () => {
  it.each([
    // Local forms of the default country.
    ['0771234567', 'ZW', '+263771234567'],
    ['(077) 123 4567', 'ZW', '+263771234567'],
    ['77 123 4567', 'ZW', '+263771234567'],
    ['0242 700 123', 'ZW', '+263242700123'],
    ['0722 123 456', 'KE', '+254722123456'],
    ['0803 123 4567', 'NG', '+2348031234567'],
    ['082 123 4567', 'ZA', '+27821234567'],
    ['024 123 4567', 'GH', '+233241234567'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06 612 3456', 'CG', '+242066123456'],
    // International forms, whatever the default country.
    ['+263 77 123 4567', null, '+263771234567'],
    ['+263 77 123 4567', 'KE', '+263771234567'],
    ['00263 77 123 4567', null, '+263771234567'],
    ['00 254 722 123 456', 'KE', '+254722123456'],
    ['000254722123456', 'KE', '+254722123456'],
    ['+00263771234567', null, '+263771234567'],
    ['(+263) 77 123 4567', null, '+263771234567'],
    ['+(263) 77-123-4567', null, '+263771234567'],
    ['263771234567', 'ZW', '+263771234567'],
    ['263771234567', 'ZA', '+263771234567'],
    ['263771234567', null, '+263771234567'],
    // The zero that is dialled only within the country.
    ['+263 (0)77 123 4567', null, '+263771234567'],
    ['+263 (0) 77 123 4567', null, '+263771234567'],
    ['+263 [0] 77 123 4567', null, '+263771234567'],
    ['+44 (0)20 7946 0958', null, '+442079460958'],
    ['00263 (0)77 123 4567', null, '+263771234567'],
    ['+263 077 123 4567', null, '+263771234567'],
    ['+242 (0)6 612 3456', null, '+242066123456'],
    // Invisible characters, and look-alikes.
    ['\u202a+263\u00a077\u202f123\u20094567\u202c', null, '+263771234567'],
    ['\u200e+263\u200b77\ufeff1234567\u200f', null, '+263771234567'],
    ['+263\u201177\u2013123\u20144567', null, '+263771234567'],
    ['+263\u221277\u00ad123\u20104567', null, '+263771234567'],
    ['\uff0b\uff12\uff16\uff13\u3000\uff17\uff17\uff11\uff12\uff13\uff14\uff15\uff16\uff17', null, '+263771234567'],
    ['\uff08077\uff09123\uff0d4567', 'ZW', '+263771234567'],
    ['\u0660\u0661\u0660 \u0661\u0662\u0663\u0664 \u0665\u0666\u0667\u0668', 'EG', '+201012345678'],
    ['+\u06f2\u06f0\u06f1\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8', null, '+201012345678'],
    ['+\u096f\u0967 \u096f\u096e\u096d\u096c\u096b \u096a\u0969\u0968\u0967\u0966', null, '+919876543210'],
    ["'0771234567", 'ZW', '+263771234567'],
    ['077\t123\n4567', 'ZW', '+263771234567'],
    ['📞 077 123 4567', 'ZW', '+263771234567'],
    // Schemes, links and labels.
    ['tel:+263771234567', null, '+263771234567'],
    ['TEL: 077-123-4567', 'ZW', '+263771234567'],
    ['Tél. : 06 12 34 56 78', 'FR', '+33612345678'],
    ['WhatsApp: 0771234567', 'ZW', '+263771234567'],
    ['+263 77 123 4567 (WhatsApp)', null, '+263771234567'],
    ['0771234567 - mobile', 'ZW', '+263771234567'],
    ['077 123 4567 cell.', 'ZW', '+263771234567'],
    ['https://wa.me/263771234567', null, '+263771234567'],
    ['wa.me/+263771234567?text=Hi', null, '+263771234567'],
    ['https://api.whatsapp.com/send?phone=263771234567&text=Hi', null, '+263771234567'],
    // Extensions are not part of the number.
    ['+263 242 700 123 ext. 12', null, '+263242700123'],
    ['0242 700 123 x12', 'ZW', '+263242700123'],
    ['tel:+263242700123;ext=12', null, '+263242700123'],
    ['+33 1 42 68 53 00 poste 4', null, '+33142685300'],
    // Ranges of numbers that are newer than the library.
    ['+263 69 123 4567', null, '+263691234567'],
  ])('reads %j in %s as %s', (text, country, e164) => {
    expect(toE164(text, [country])).toBe(e164);
  });

  it.each([
    // Mobile numbers got a prefix by operator: Moov, MTN, Orange.
    ['+225 01 12 34 56', null, '+2250101123456'],
    ['+225 42 12 34 56', null, '+2250142123456'],
    ['+225 05 12 34 56', null, '+2250505123456'],
    ['00225 84 12 34 56', null, '+2250584123456'],
    ['07 12 34 56', 'CI', '+2250707123456'],
    ['+225 48 12 34 56', null, '+2250748123456'],
    ['225 97 12 34 56', 'CI', '+2250797123456'],
    ['22507123456', null, '+2250707123456'],
    // Fixed lines too.
    ['+225 20 21 23 45', null, '+2252720212345'],
    ['+225 22 41 23 45', null, '+2252722412345'],
    ['+225 20 00 12 34', null, '+2252520001234'],
    ['+225 22 80 12 34', null, '+2252122801234'],
    // Current numbers stay.
    ['+225 07 07 12 34 56', null, '+2250707123456'],
    ['07 48 12 34 56', 'CI', '+2250748123456'],
    // Benin.
    ['+229 97 12 34 56', null, '+2290197123456'],
    ['97123456', 'BJ', '+2290197123456'],
    ['229 21 31 23 45', null, '+2290121312345'],
    ['+229 01 97 12 34 56', null, '+2290197123456'],
    ['01 97 12 34 56', 'BJ', '+2290197123456'],
  ])('converts the old number %j of %s to %s', (text, country, e164) => {
    expect(toE164(text, [country])).toBe(e164);
  });

  it.each([
    ['', 'ZW'],
    ['077 call me', 'ZW'],
    // A local number of an unknown country.
    ['0771234567', null],
    ['771234567', null],
    ['2025550123', null],
    ['077 123', 'ZW'],
    ['12', 'ZW'],
    ['+263 12', null],
    ['+263 77 123 4567 8901', null],
    ['+999 123 456 789', null],
    ['+0000000000', null],
    ['0772123456 / 0712345678', 'ZW'],
    ['*21*0770000000#', 'ZW'],
    // No operator had such numbers in Côte d'Ivoire.
    ['+225 80 12 34 56', null],
    ['+225 00 12 34 56', null],
    ['someone@example.com', 'ZW'],
    ['https://example.com/263771234567', 'ZW'],
  ])('cannot read %j in %s', (text, country) => {
    expect(toE164(text, [country])).toBeNull();
  });

  it('tries the countries in their order', () => {
    expect(toE164('0771234567', ['GB', 'ZW'])).toBe('+263771234567');
    expect(toE164('0722123456', ['KE', 'ZW'])).toBe('+254722123456');
    expect(toE164('0771234567', ['UG', 'ZW'])).toBe('+256771234567');
    expect(toE164('0771234567', [null, 'ZW'])).toBe('+263771234567');
    expect(toE164('0771234567', [])).toBeNull();
  });
});

describe('presentPhone', () => {
  it('links a number by its E.164 form', () => {
    expect(presentPhone('077 123 4567', '+263771234567')).toEqual({
      e164: '+263771234567',
      international: '+263 77 123 4567',
      tel: 'tel:+263771234567',
      whatsapp: 'https://wa.me/263771234567',
    });
  });

  it('dials the extension, and offers no chat with it', () => {
    expect(presentPhone('0242 700 123 ext 12', '+263242700123')).toEqual({
      e164: '+263242700123',
      international: '+263 24 2700123 ext. 12',
      tel: 'tel:+263242700123;ext=12',
      whatsapp: null,
    });
  });

  it.each([
    ['077 call me', null],
    [null, null],
    ['', null],
  ])('has no link for %j', (text, e164) => {
    expect(presentPhone(text, e164)).toBeNull();
  });

  it('shows a number that cannot be called as it was typed', () => {
    expect(shownPhone('077 call me', null)).toBe('077 call me');
    expect(shownPhone('0771234567', '+263771234567')).toBe('+263 77 123 4567');
  });
});
