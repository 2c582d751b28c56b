import { folded } from './folded.ts';

// Numbers in words: English and Pidgin; French; Portuguese; Swahili; Arabic.
const written = `
1: one, single, un, une, um, uma, moja, mmoja, kimoja, واحد, واحده, وحده, wahed
2: two, double, deux, dois, duas, mbili, viwili, wawili, جوج, اثنين, اثنان, تنين, itnein, etnen
3: three, triple, trois, tres, tatu, vitatu, matatu, ثلاث, ثلاثه, تلات, talat, tlata, thalatha
4: four, quatre, quatro, nne, vinne, manne, اربع, اربعه, arba3, arbaa
5: five, cinq, cinco, tano, vitano, matano, خمس, خمسه, khamas, 5amas
6: six, seis, sita, ست, سته, sitta
7: seven, sept, sete, saba, سبع, سبعه
8: eight, huit, oito, nane, vinane, manane, ثمان, ثمانيه, تمن
9: nine, neuf, nove, tisa, تسع, تسعه
10: ten, dix, dez, kumi, عشر, عشره
11: eleven, onze, احدعشر, حداشر
12: twelve, douze, doze, اثناعشر, اتناشر, اطناشر
13: thirteen, treize, treze, تلتاشر
14: fourteen, quatorze, catorze, اربعتاشر
15: fifteen, quinze, خمستاشر
16: sixteen, seize, dezesseis, dezasseis, ستاشر
17: seventeen, dezessete, dezassete, سبعتاشر
18: eighteen, dezoito, تمنتاشر
19: nineteen, dezenove, dezanove, تسعتاشر
20: twenty, vingt, vingts, vinte, ishirini, عشرين
30: thirty, trente, trinta, thelathini, ثلاثين
40: forty, fourty, quarante, quarenta, arobaini, اربعين
50: fifty, cinquante, cinquenta, hamsini, خمسين
60: sixty, soixante, sessenta, sitini, ستين
70: seventy, septante, setenta, sabini, سبعين
80: eighty, huitante, octante, oitenta, themanini, ثمانين
90: ninety, nonante, noventa, tisini, تسعين
100: hundred, cent, cents, cem, cento, mia, مءه, مايه, ميه, ميت
200: duzentos, duzentas, ميتين, مءتين, ماءتين, مايتين
300: trezentos, trezentas, تلتميه, تلتميت, ثلاثميه, ثلاثمايه
400: quatrocentos, quatrocentas, ربعميه, ربعميت, اربعميه, اربعمايه
500: quinhentos, quinhentas, خمسميه, خمسميت, خمسمايه
600: seiscentos, seiscentas, ستميه, ستميت, ستمايه
700: setecentos, setecentas, سبعميه, سبعميت, سبعمايه
800: oitocentos, oitocentas, تمنميه, تمنميت, ثمانميه, ثمانمايه
900: novecentos, novecentas, تسعميه, تسعميت, تسعمايه
2000: الفين, الفان
2000000: مليونين, مليونان, مليونا, مليوني
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
export const duals: ReadonlyMap<string, 'rooms' | 'baths' | 'garages'> = new Map([
  ['غرفتين', 'rooms'],
  ['غرفتن', 'rooms'],
  ['غرفتي', 'rooms'],
  ['غرفتان', 'rooms'],
  ['اوضتين', 'rooms'],
  ['لسيارتين', 'garages'],
  ['سيارتين', 'garages'],
  ['حمامين', 'baths'],
  ['حمامان', 'baths'],
]);
