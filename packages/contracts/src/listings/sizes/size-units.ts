export interface SizeUnit {
  squareMeters: number;
  /** How people write the unit, in lower case without accents; a space may be missing, or be a dot. */
  words: string;
  /** Words that are units in a size alone; in a search they mean other things. */
  sizeOnly?: string;
}

/** Units of area, by their exact sizes, in English, French, Portuguese, Swahili and Arabic. Forms, imports, search and pages share the table. */
export const sizeUnits = {
  metres: {
    squareMeters: 1,
    words: `sqm, sq m, sqms, sqmt, sqmts, sqmtr, sqmtrs, sq mt, sq mts, sq mtr, sq mtrs, sq metre, sq metres, sq meter, sq meters, square m, m sq, msq, mtr sq, mtrs sq, square metre, square metres, square meter, square meters, metres square, meters square, metres squared, meters squared, m2, m ², m 2, mt2, mts2, metre carre, metres carres, m carre, m carres, metro quadrado, metros quadrados, m quadrado, m quadrados, mita za mraba, mita mraba, sqmeter, sqmeters, متر مربع, امتار مربعه, متر, امتار, م2, م ², م 2, mitr`,
    sizeOnly: 'mq, centiare, centiares, ca, م',
  },
  feet: {
    squareMeters: 0.09290304,
    words: `sqft, sq ft, sqfeet, sq feet, sq foot, square feet, square foot, square ft, feet square, ft2, ft ², ft 2, sf, sft, pieds carres, pied carre, pes quadrados, futi za mraba, قدم مربع, قدم`,
  },
  yards: {
    squareMeters: 0.83612736,
    words: `sq yard, sq yards, square yard, square yards, sq yd, sq yds, sqyd, sqyds, yd2`,
  },
  acres: { squareMeters: 4046.8564224, words: `acre, acres, ac, ekari, eka, heka, acre s` },
  /** A hundredth of an acre, as titles in Uganda count. */
  decimals: { squareMeters: 40.468564224, words: `decimal, decimals` },
  roods: { squareMeters: 1011.7141056, words: `rood, roods` },
  perches: { squareMeters: 25.29285264, words: `perch, perches`, sizeOnly: 'pole, poles, rod, rods' },
  ares: { squareMeters: 100, words: `are, ares, a` },
  hectares: {
    squareMeters: 10_000,
    sizeOnly: 'has, hects',
    words: `hectare, hectares, ha, hect, hekta, هكتار, هكتارات`,
  },
  feddans: { squareMeters: 4200.83, words: `feddan, feddans, فدان, فدادين` },
  morgen: { squareMeters: 8565.32, words: `morgen, morgens` },
  kilometres: {
    squareMeters: 1_000_000,
    words: `sq km, sqkm, square kilometre, square kilometres, square kilometer, square kilometers, km2, km ²`,
  },
} as const satisfies Record<string, SizeUnit>;

export type SizeUnitName = keyof typeof sizeUnits;
