/** A currency that people name a price in. */
export interface Currency {
  code: string;
  /** What a dollar costs in it: a reference for reading a search, not a rate to pay by. */
  perDollar: number;
  /** ISO 3166-1 alpha-2 codes of the countries where it is meant when none is named. */
  countries: readonly string[];
}

// code, per dollar, countries, then signs and names in plain words. Listings in naira and shillings of Kenya were
// converted at these rates; a price that is read by another rate would find other homes than its owner asked for.
const table = `
USD; 1; ZW LR; $, us $, us dollars, usd, dollar, dollars, dolar, dolares, dollari, dola, bucks, دولار, دولارات, united states dollars, us dollars
NGN; 410; NG; ₦, ngn, n, #, naira, nairas, nera, نايرا, نيره, نيرا
KES; 129; KE; ksh, kes, kshs, shilling, shillings, shilingi, shs, sh, bob, kenya shillings, kenyan shillings, xelim, xelins, xelins quenianos, شلن, شلنات, شلنغ, شلنج, شلينغ, شلينج
TZS; 2500; TZ; tsh, tzs, tshs
UGX; 3700; UG; ugx, ush
ZAR; 18; ZA NA LS SZ; zar, rand, rands, r
GHS; 12; GH; ghs, gh ₵, ghc, cedi, cedis, ₵, gh ¢
EGP; 48; EG; egp, le, egyptian pounds, جنيه, جنيه مصري
MAD; 10; MA; mad, dh, dhs, dirham, dirhams, درهم, دراهم
DZD; 134; DZ; dzd, da, dinar, dinars, دينار
TND; 3.1; TN; tnd, dt
XOF; 600; SN CI BJ BF ML NE TG GW; xof, cfa, fcfa, f cfa, francs cfa, franc cfa
XAF; 600; CM GA CG TD CF GQ; xaf
RWF; 1400; RW; rwf, frw
ETB; 125; ET; etb, birr
ZMW; 26; ZM; zmw, kwacha
MWK; 1730; MW; mwk
BWP; 13.5; BW; bwp, pula
NAD; 18; ; nad
MZN; 64; MZ; mzn, mt, metical, meticais
AOA; 915; AO; aoa, kz, kwanza, kwanzas
CDF; 2800; CD; cdf
GMD; 71; GM; gmd, dalasi
SLE; 23; SL; sle, leone, leones
LRD; 190; ; lrd
MUR; 46; MU; mur, rs
SCR; 14; SC; scr
MGA; 4500; MG; mga, ariary
SDG; 600; SD; sdg
EUR; 0.92; ; €, eur, euro, euros, يورو
GBP; 0.79; ; £, gbp, pound, pounds, quid
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', perDollar, countries = '', names = ''] = line.split(';').map((cell) => cell.trim());
    const currency: Currency = { code, perDollar: Number(perDollar), countries: countries.split(' ').filter(Boolean) };
    return { currency, names: names.split(', ') };
  });

/** Currencies by their signs and names, longest first to read. */
export const currencyNames: ReadonlyMap<string, Currency> = new Map(
  rows.flatMap(({ currency, names }) => names.map((name) => [name, currency] as const)),
);

const byCountry = new Map(rows.flatMap(({ currency }) => currency.countries.map((country) => [country, currency])));

/** The currency that people of a country name prices in; undefined where it is the dollar. */
export function currencyOf(country: string): Currency | undefined {
  const currency = byCountry.get(country);
  return currency?.code === 'USD' ? undefined : currency;
}
