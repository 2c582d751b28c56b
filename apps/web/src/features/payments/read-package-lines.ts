import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';

/** A feature of a package: its label, and the amount ('4', '24/7') at the end of the line, if any. */
export interface PackageLine {
  text: string;
  amount: string | null;
}

/** A package's description, and the ads that it includes each month. */
export type DescribedPackage = Pick<Package, 'description' | 'facebookAds' | 'newspaperAds' | 'websiteAds'>;

interface KnownLine {
  pattern: RegExp;
  label: () => string;
  /** Number of the package that the line states. */
  amountOf?: (item: DescribedPackage) => number;
}

/** Lines that every site has at first. */
const knownLines: KnownLine[] = [
  { pattern: /^paid ads on facebook$/i, label: texts.paidAdsOnFacebook, amountOf: ({ facebookAds }) => facebookAds },
  { pattern: /^newspaper ads$/i, label: texts.newspaperAds, amountOf: ({ newspaperAds }) => newspaperAds },
  { pattern: /^ads on our website$/i, label: texts.adsOnOurWebsite, amountOf: ({ websiteAds }) => websiteAds },
  { pattern: /^property on website$/i, label: texts.propertyOnWebsite },
];

/**
 * Reads the lines of a description, separated by CRLF. Skips blank lines. Lines of ads state the number that the package includes,
 * whatever the text says, and are missing for none.
 */
export function readPackageLines(item: DescribedPackage): PackageLine[] {
  return item.description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const match = /^(.*\S)\s+(\d[\d/.,]*)$/.exec(line);
      const [text, amount] = match ? [match[1]!, match[2]!] : [line, null];
      const known = knownLines.find(({ pattern }) => pattern.test(text));
      const included = known?.amountOf?.(item);
      if (included === 0) return [];
      return { text: known?.label() ?? text, amount: included === undefined ? amount : formatNumber(included) };
    });
}
