import { folded } from './folded.ts';

// Numbers in words: English and Pidgin; French; Portuguese; Swahili; Arabic.
const written = `
1: one, single, un, une, um, uma, moja, mmoja, kimoja, واحد, واحده, wahed
2: two, double, deux, dois, duas, mbili, viwili, wawili, جوج, اثنين, اثنان, تنين, itnein, etnen
3: three, triple, trois, tres, tatu, vitatu, matatu, ثلاث, ثلاثه, تلات, talat, tlata, thalatha
4: four, quatre, quatro, nne, vinne, manne, اربع, اربعه, arba3, arbaa
5: five, cinq, cinco, tano, vitano, matano, خمس, خمسه, khamas, 5amas
6: six, seis, sita, ست, سته, sitta
7: seven, sept, sete, saba, سبع, سبعه
8: eight, huit, oito, nane, vinane, manane, ثمان, ثمانيه, تمن
9: nine, neuf, nove, tisa, تسع, تسعه
10: ten, dix, dez, kumi, عشر, عشره
20: twenty, vingt, vinte, ishirini, عشرين
30: thirty, trente, trinta, thelathini, ثلاثين
40: forty, fourty, quarante, quarenta, arobaini, اربعين
50: fifty, cinquante, cinquenta, hamsini, خمسين
60: sixty, soixante, sessenta, sitini, ستين
70: seventy, setenta, sabini, سبعين
80: eighty, oitenta, themanini, ثمانين
90: ninety, noventa, tisini, تسعين
100: hundred, cent, cem, mia, مءه, مايه, ميه
`;

/** Numbers by their words in six languages. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [value, words = ''] = line.split(': ');
      return words.split(', ').map((word) => [folded(word), Number(value)] as const);
    }),
);

/** Arabic has a form of its own for two: "غرفتين" is two rooms. */
export const duals: ReadonlyMap<string, 'rooms' | 'baths'> = new Map([
  ['غرفتين', 'rooms'],
  ['غرفتان', 'rooms'],
  ['اوضتين', 'rooms'],
  ['حمامين', 'baths'],
  ['حمامان', 'baths'],
]);
