/** Normalizes case, accents, apostrophes, digits and Arabic letter forms. `plain_words` in the database keeps Arabic letters. */
export function normalize(text: string): string {
  // Most texts are ASCII, which no later step changes, and take a tenth of the time.
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase().replace(/['`]/g, '');
  const latin = text
    .normalize('NFKC')
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ؤ/gu, 'و')
    .replace(/ئ/gu, 'ي')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .toLowerCase();
  return latin
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/['’ʼ`]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}
