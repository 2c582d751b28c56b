import { formatAskingPrice } from '@africanscity/contracts/listings/asking-price';
import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, it } from 'vitest';
import { askedSign, inUnits } from './shown-price.tsx';

describe('askedSign', () => {
  it.each([
    ['NGN', '₦', '₦'],
    ['KES', 'KSh\u00a0', 'KSh'],
    ['XOF', 'XOF\u00a0', 'XOF'],
    ['USD', '$', '$'],
  ])('is the sign of %s in English, and in French behind the amount', (currency, english, french) => {
    const sign = () => askedSign({ askingPrice: formatAskingPrice({ amount: 180_000_050, currency, period: 'year' }) });
    expect(sign()).toBe(english);
    expect(inLanguage('fr', sign)?.trim()).toBe(french);
  });

  it('is undefined for a price in dollars alone', () => {
    expect(askedSign({ askingPrice: null })).toBeUndefined();
  });
});

describe('inUnits', () => {
  it('writes whole units as the language does', () => {
    const show = () => inUnits({ sign: '₦' }, 991_250.4);
    expect([show(), inLanguage('fr', show)]).toEqual(['₦991,250', '991\u202f250\u00a0₦']);
  });
});
