import { sizeUnits } from '@africanscity/contracts/listings/sizes/size-units';
import { folded } from './folded.ts';

/**
 * What words of a search do, whatever the language: `fill` says nothing about a home, `praise` is liked but never
 * required, the others are the grammar of counts, prices, sizes and places.
 */
export type Role =
  | 'fill'
  | 'praise'
  | 'rent'
  | 'sale'
  | 'rooms'
  | 'baths'
  | 'garages'
  | 'toilets'
  | 'under'
  | 'over'
  | 'about'
  | 'between'
  | 'from'
  | 'to'
  | 'or'
  | 'and'
  | 'near'
  | 'price'
  | 'thousand'
  | 'million'
  | 'billion'
  | 'month'
  | 'year'
  | 'week'
  | 'metres'
  | 'feet'
  | 'yards'
  | 'acres'
  | 'hectares'
  | 'feddans'
  | 'plots'
  | 'dozen'
  | 'not'
  | 'spend'
  | 'except';

/** Languages that a word may be of. */
export type WordLanguage = 'en' | 'fr' | 'pt' | 'sw' | 'ar';

// English and Pidgin on lines without a mark; one line is of all languages. Phrases are divided by commas.
const written: Record<Role, string> = {
  fill: `
a, fully, about, all, am, an, any, are, as, at, available, be, by, can, could, do, does, find, finding, for, get, getting, give, got, has,
have, having, hello, help, hey, hi, how, i, id, im, in, inside, into, is, it, its, just, kind, kindly, like, listing, listings, live,
look, looking, suppose, supposed, wanting, client, brief, prefer, preferably, prefere, prefiro, prefira, napendelea, افضل, bom dia, boa tarde, boa noite, good morning, good afternoon, good evening, habari ya asubuhi, sou de, make, me, my, need, needed, needs, now, of, offer, offers, on, only, other, our, out, please, pls, plz, post, properties,
property, real, really, round, search, searching, seek, seeking, see, show, so, some, someone, somewhere, something, stay, such, take, thank,
thanks, that, the, their, them, then, there, these, they, this, those, type, want, wanted, wants, was, we, were, what, where, which,
who, will, with, within, without, would, you, your, place, places, option, options, move, moving, immediately, immediate, today, asap, urgent,
urgently, accommodation, unit, units, whole, entire, my family, family of, to stay, to live, real estate, house hunting, website, site, online, price list, prices, cost,
costs, how much, how much is, rate, area, areas, city, town, state, country, location, located, district, neighbourhood, neighborhood, suburb, suburbs of,
side, part, axis, environs, let me, let me see, let me know, let us, abeg, dey, wey, wan, wetin, una, oga, biko, make i, i dey find, dey find, i wan, i want, i need, get am, e get, fit, dem, no wahala, jare, sef, sha, o, nawa, for me, na,
e dey, we dey, come, go, enter, sharp sharp, sharp, chop money, ehn, pidgin, body, pikin, person, people, p /, c /, s /,
fr: je, tu, slt, ya pas, ya pas un, ya pas une, y a pas, y a pas un, y a pas une, bjr, stp, jcherche, jcherch, jveux, rue, il, quel, quelle, quels, quelles, nous, vous, cherche, cherchons, recherche, chercher, veux, voudrais, besoin, trouver, trouve, le, la, les, l, un, une, des, du, d, de, dans, en, au,
fr: aux, a la, avec, sans, pour, qui, est, sont, mon, ma, mes, svp, s il vous plait, merci, bonjour, salut, quartier, ville, pays, zone, region, annonce, annonces, bien, biens, logement, immobilier, sur, ce, cette, il y a, y,
pt: eu, cubico, mano, dum, duma, num, numa, alguem, procuro, procura, procurando, quero, queria, preciso, busco, busca, encontrar, o, os, as, um, uma, uns, umas, do, da, dos, das, no, na, nos, nas, em, com, sem, para, pra, por, que, meu, minha, favor, por favor, obrigado, ola, bairro, cidade, pais, zona, imovel, imoveis, anuncio, rua, da rua, na rua,
sw: natafuta, tafuta, nataka, ninataka, nahitaji, naomba, tunatafuta, yenye, wenye, chenye, lenye, vyenye, zenye, ya, wa, la, za, cha, vya, kwa, kwenye, katika, ndani ya, ndani, ni, mimi, sisi, tafadhali, habari, mtaa, mji, eneo, iliyo, ambayo, ina, zilizo, moja kwa moja, hapa, jijini, iko, iko na, niko, kuko, iwe, iwe na, ikiwa, kuuliza, uliza, naulizia, mjini, mtaani, naweza, ninaweza, tunaweza, kupata, nipate, napata, nipatie, nipe, nitafutie, nisaidie, naulizia, wapi, gani, ipi, kuna, je kuna, asante, barabara ya, kulala, ya kulala,
ar: اريد, ابحث, ابحث عن, عن, في, من, مع, ذات, به, بها, فيه, فيها, لو سمحت, محتاج, مطلوب, اللي, يكون, تكون, هل, هناك, عايز, عاوز, ابغي, بدي, نبغي, حي, مدينه, منطقه, عقار, عقارات, شارع, ولايه, محافظه, ف, ديال, انا, نوم, ابي, ابغى, سكن, يا, علي, سمحت, فقط, ماهي, ما هي, هي, هو, هنا, هذا, هذه, كم, بكم, اين, وين, لو, و, بدور, ادور, عاوزين, عايزين, نريد, نبي, نحوس, راني, نلوج, وداير, داير, دايره, دايرين, ودي, حابب, اقدر, القي, الاقي, لي, لنا, عايزه, عاوزه, محتاجين, نبحث, سكنيه, سكني, فيهو, عليها, ممكن, ارغب, وارغب, ارغب في, لدي, رود, استثمر, استثمار, للاستثمار, مغترب, مساحه, مساحتها, مساحته, المساحه, اشخاص, مرحبا, اسرتي, عايلتي, ما تعديش, ana, 3ayez, 3awez, awez, ayez, fi, fe, feeha, feha, bi, abgha, abhath, 3an, min, ma3, law samaht, el, al, il`,
  praise: `
luxury, luxurious, luxe, lux, cheap, cheapest, cheaper, affordable, low cost, low budget, budget friendly, best, good, great, nice, clean, neat, fine, sweet, beautiful, lovely, pretty, cute,
cool, big, bigger, large, huge, small, smaller, tiny, little, spacious, roomy, modern, contemporary, new, newly, newly built, brand new, newly renovated, renovated, old, executive, exclusive, premium, prime, upmarket, upscale, posh, elegant,
decent, standard, top, quality, super, classic, hot, solid, cosy, cozy, comfortable, quiet, serene, peaceful, safe, simple, basic, family, families, student friendly, investment, bargain, deal, deals,
distress, distress sale, quick sale, hot sale, direct, owner, landlord, no agent, agent, agents, well, finished, built, building, completed, ready, move in ready, off plan, off-plan, tastefully, finishing, secure,
estate, parlour, parlor, fine fine, correct, better, gbedu, mad, tear rubber, tush, tushed, sharp one, no too cost, no cost, no dey cost, wey no cost, no expensive, not expensive, inexpensive, reasonable, own compound, in own compound, in its own compound, storey, storeys, salon, e sala, com sala, sala de estar, sala comum, living room, sitting room, صاله, وصاله, manageable, ordinary, bouncing, beta,
fr: luxueux, luxueuse, pas cher, pas chere, moins cher, bon marche, abordable, belle, beau, bel, grand, grande, petit, petite, spacieux, spacieuse, moderne, neuf, neuve, nouveau, nouvelle, haut standing, standing, calme, propre, joli, jolie, familiale, bonne, locatif, de rapport,
pt: luxo, luxuoso, luxuosa, barato, barata, baratos, baratas, acessivel, acessiveis, em conta, bom, boa, bonito, bonita, grande, pequeno, pequena, espacoso, espacosa, moderno, moderna, novo, nova, tranquilo, limpo, limpa, linda, lindo, urgente, urgencia, com urgencia,
sw: kifahari, ya kifahari, ya bei nafuu, bei nafuu, nafuu, rahisi, bei rahisi, ya bei rahisi, bei poa, poa, nzuri, mzuri, kubwa, ndogo, mpya, kisasa, ya kisasa, safi, tulivu, haraka, bora,
ar: فاخر, فاخره, فخمه, فخم, رخيص, رخيصه, رخيصة, جميل, جميله, كبير, كبيره, صغير, صغيره, واسع, واسعه, حديث, حديثه, جديد, جديده, نظيف, نظيفه, هادي, هاديه, عاجل, سعر مناسب, مناسب, مناسبه, بسعر مناسب, rekhisa, rkhisa, gdida, kbira`,
  rent: `
rent, rents, rental, rentals, renting, rented, for rent, to rent, let, letting, to let, tolet, for let, lease, leasing, for lease, to lease, shortlet, short let, short stay, tenant, monthly rent, rent out, rent am, hire,
fr: louer, a louer, en location, loyer, bail, louer un,
pt: alugar, para alugar, aluguer, aluguel, arrendar, para arrendar, arrendamento, arrenda se, aluga se, renda, para aluguer, para aluguel, de aluguel,
sw: kupanga, ya kupanga, za kupanga, pangisha, kupangisha, ya kupangisha, inapangishwa, zinapangishwa, kukodi, ya kukodi, kukodisha, ya kukodisha, kodi, upangaji, kurent, yakurent, yakupanga, zakupanga, yakukodi, zakukodi, yakupangisha, ku rent, kurenti,
ar: للايجار, ايجار, للاجار, الايجار, بالايجار, اجار, للكراء, نكري, اكري, نكتري, استاجر, نستاجر, تاجير, للتاجير, للايجر, كراء, للكرا, كرا, استيجار, استءجار, lel egar, lil ijar, lil igar, ijar, egar, lel eigar, lilijar, kira, lkra, lelkira`,
  sale: `
sale, sales, for sale, forsale, on sale, sell, selling, buy, buying, to buy, purchase, purchasing, to own, outright, buy am, wan buy, acquire, sale price,
fr: vendre, a vendre, en vente, vente, vend, achat, acheter, a acheter, achete,
pt: vender, vende, vendem, a venda, venda, para venda, vende se, vendo, comprar, para comprar, compra,
sw: kununua, ya kununua, kubuy, yakununua, zakununua, yakuuza, zakuuza, yakubuy, ya kununulia, ya kubuy, kuuza, ya kuuza, inauzwa, zinauzwa, kinauzwa, inayouzwa, yauzwa, nauza, kuuzwa, uuzaji, nunua,
ar: للبيع, بيع, تمليك, للتمليك, شراء, للشراء, اشتري, شرا, lel bee3, lil bay3, lilbay3, lel be3, lelbee3, bay3, shira, نشري, شاري`,
  rooms: `
bed, beds, bedroom, bedrooms, bedroomed, bed room, bed rooms, bedder, bdrm, bdrms, bdr, bdrs, bd, bds, bdm, br, brs, b r, b / r, b / rs, b room, b rooms, b / room, b / rooms, bhk, bedrm, bedrms, room, rooms, roomed, rm, rms, roomer,
fr: chambre, chambres, chambre a coucher, chambres a coucher, ch, chbre, chbres, piece, pieces,
pt: quarto, quartos, qto, qtos, qts, dormitorio, dormitorios, dorm, dorms, assoalhadas, suites,
sw: chumba, vyumba, vyumba vya kulala, chumba cha kulala, room za, bedrum, bedrums, kartos, karto,
ar: غرفه, غرف, بيت نعاس, بيوت نعاس, بيت نوم, بيوت نوم, غرف نوم, غرفه نوم, اوضه, اوض, ghorfa, ghoraf, oda, owad`,
  baths: `
bath, baths, bathroom, bathrooms, bath room, bath rooms, bathrm, bthrm, ba, full bath, washroom, washrooms, baf, bafs,
fr: salle de bain, salles de bain, salle de bains, salles de bains, salle d eau, salles d eau, sdb, douche, douches,
pt: banheiro, banheiros, casa de banho, casas de banho, wc,
sw: bafu, mabafu, choo na bafu, bafuni,
ar: حمام, حمامات, دوره مياه, hammam, hammamat`,
  garages: `
garage, garages, parking, parkings, parking space, parking spaces, parking lot, parking lots, parking slot, parking slots, car park, car parks, car parking, carpark, carport, carports, car garage, cars, car, car space, car spaces, motor, motors, moto, vehicle, vehicles, viaturas, viatura, park, voiture, voitures, carros, carro, سيارات, سيارتين, lock up garage, lockup garage,
fr: place de parking, places de parking, stationnement, garagem, garagens, vaga, vagas, estacionamento, lugar de garagem, lugares de garagem,
sw: maegesho, egesho, gereji, parking ya magari, magari, موقف, مواقف, كراج, جراج, كراجات, جراجات, قراش, جراش, كراش, موقف سياره`,
  toilets: `toilet, toilets, wcs, choo, vyoo, toilette, toilettes, sanitas, sanita`,
  under: `
under, below, beneath, less than, fewer than, or less, or fewer, or below, or under, or lower, or cheaper, and below, and under, tops, lower than, cheaper than, not more than, no more than, not above, not over, not exceeding, nt more than, nt above, nt over, nt exceeding, not pass, no suppose pass, no supposed pass, no suppose reach, no suppose cross, no pass, wey no pass, no dey pass, no go pass, wey no go pass, no fit pass, no cost pass, wey no cost pass, no dey cost pass, wey no dey cost pass, no cost reach, no go reach, no exceed, no reach, wey no reach, never reach, wey never reach, never pass, wey never pass, no cross, max, maximum, max of, maximum of, maximum budget, max budget, up to, upto, at most, within budget of, within, not exceed, no more pass, unda, undr, bellow, cheap pass, wey cheap pass, highest, highest price, <, ≤,
fr: moins de, moins que, au plus, au maximum, au max, maxi, maximum de, jusqu a, jusqua, jusque, pas plus de, ni plus de, ou moins, et moins, grand maximum, ne depassant pas, ne depasse pas, sans depasser, inferieur a, sous, en dessous de,
pt: abaixo de, ate, menos de, menos que, no maximo, maximo, maximo de, nao mais de, nao mais que, nao passe, nao passe de, nao passe dos, nao passa de, nao passar de, nao ultrapasse, nao ultrapassa, nao ultrapassar, nao exceda, nao excede, inferior a, ou menos, abaixo dos, ate aos,
sw: chini ya, isiyozidi, isizidi, isiozidi, isizozidi, yasizidi, visizidi, zisizidi, usizidi, bila kuzidi, isiyopitisha, isipitishe, isivuke, au chini, au chini ya, yasiyozidi, visivyozidi, zisizozidi, si zaidi ya, sio zaidi ya, hadi, mpaka, kiwango cha juu, pungufu ya, isiyopita, isipite, kushuka, kushuka chini, mwisho, ndio mwisho, ndo mwisho, kwenda chini, na chini, chini,
ar: اقل من, تحت, حتي, مش اكتر من, ارخص من, باقل من, واقل, فاقل, لا يزيد عن, لا تزيد عن, لا يتجاوز, لا تتجاوز, بحد اقصي, حد اقصي, بحد اقصى, كحد اقصي, لغايه, لحد, لا يزيد, ما يزيد عن, ما يتجاوز, فما تحت, او اقل, ا5al men, a2al men, aqal min, ta7t`,
  over: `
over, above, abv, lowest, more than, greater than, bigger than, larger than, at least, atleast, minimum, minimum of, min, min of, not less than, no fewer than, not fewer than, no less than, upwards of, starting at, starting from, pass, wey pass, dey pass, get pass, wey get pass, reach, wey reach, get reach, wey get reach, and above, and up, or more, and more, upwards, plus, ++, >, ≥, +,
fr: plus de, plus que, au moins, minimum de, a partir de, superieur a, au dessus de, pas moins de, ni moins de, et plus, ou plus,
pt: mais de, mais que, acima de, pelo menos, no minimo, minimo, minimo de, superior a, nao menos de, ou mais, e mais,
sw: zaidi ya, angalau, kuanzia, ianzie, ianze, inaanzia, ikianzia, zianzie, kuanza, isiyopungua, visivyopungua, zisizopungua, yasiyopungua, isipungue, kwenda juu, kuenda juu, kuendelea, na kuendelea, si chini ya, sio chini ya, au zaidi, na zaidi, kiwango cha chini, juu ya,
ar: اكثر من, فوق, علي الاقل, لا يقل عن, لا تقل عن, بحد ادني, حد ادني, ابتداء من, او اكثر, او اكتر, فاكثر, فاكتر, واكثر, واكتر, اكتر من, فما فوق, وما فوق, وفوق, aktar min, aktar men, 3ala el a2al`,
  about: `around, about, approximately, approx, roughly, circa, close to, near, like, say, ~, nearly, almost, environ, autour de, a peu pres, cerca de, por volta de, a volta de, aproximadamente, kama, takriban, karibu, حوالي, تقريبا, نحو, زهاء`,
  between: `between, btw, btwn, range, price range, ranging, ranging from, entre, kati ya, baina ya, بين, ما بين, bein`,
  from: `from, de, a partir de, kuanzia, kutoka, من, min, starts from, start from`,
  to: `to, go, stop for, stop at, reach, go reach, till, until, and, -, –, —, a, ate, jusqu a, jusqua, et, e, na, hadi, mpaka, الي, ل, لحد, لغايه, حتي, و, upto, up to, ila, l`,
  or: `or, either, abi, /, |, ou, ou bien, au, ama, او, ya da, aw, wala, ou em`,
  and: `and, &, ",", et, e, na, pia, و, plus, along with, as well as, pamoja na, ainsi que, w`,
  near: `
near, nearby, near by, nearest, nearer, close to, closer to, close by, not far from, not too far from, not very far from, no far from, around, beside, besides, next to, adjacent to, by the side of, vicinity of, in the vicinity of, surroundings of, walking distance, walking distance to, walking distance from, minutes from, proximity to, surrounding, opposite, along, off, towards, near to, for around,
fr: pres de, pres du, pres, proche, proche de, proche du, a cote de, a cote du, autour de, autour du, aux alentours de, aux environs de, environs de, vers, non loin de, non loin du, pas loin de, pas loin du, pas tres loin de, pas trop loin de, a proximite de, a proximite du, a deux pas de, a deux pas du,
pt: perto de, perto do, perto da, perto, proximo, proximo a, proximo de, proximo ao, ao lado de, ao pe de, arredores de, nos arredores de, junto a, junto de, a volta de, nao longe de, nao muito longe de,
sw: karibu na, karibu, jirani na, jirani ya, pembeni ya, kando ya, kando na, maeneo ya, mazingira ya, si mbali na, karibu karibu na,
ar: قرب, بالقرب من, قريب من, قريبه من, قريب, بجانب, جنب, حول, بجوار, جوار, عند, ambk, ganb, gamb, 2orayeb men, areeb min, qareeb min, 7awalein, hawl`,
  price: `price, priced, budget, budget is, budget of, my budget, my budget is, for, at, @, worth, costing, cost, pay, prix, orcamento, valor, preco, bei, bajeti, ميزانيه, بسعر, سعر, السعر, ميزانيتي, money, owo, ego, amount, bei ya, se3r`,
  thousand: `k, thousand, thousands, grand, mil, mille, elfu, thao, ngiri, الف, الاف, alf, thou`,
  million: `m, mn, mln, mil, mill, million, millions, milion, millon, mio, milioni, mamilioni, milhao, milhoes, milhões, mi, مليون, ملايين, mlyon, malyoun, meter, mita, milli, milla`,
  billion: `b, bn, billion, billions, milliard, milliards, bilioni, bilhao, bilhoes, مليار, mrd`,
  month: `per month, a month, monthly, every month, each month, pm, p m, pcm, month, /month, pmth, mth, par mois, mensuel, mois, mensuels, por mes, ao mes, mensal, mensais, mes, kwa mwezi, mwezi, kila mwezi, شهريا, في الشهر, بالشهر, شهر, الشهر, shahri, fel shahr`,
  year: `per year, a year, yearly, annually, per annum, p a, pa, annum, annual, every year, year, yr, par an, par annee, annuel, annee, por ano, ao ano, anual, ano, kwa mwaka, mwaka, kila mwaka, سنويا, في السنه, بالسنه, سنه, sanawi`,
  week: `per week, a week, weekly, week, par semaine, semaine, por semana, semanal, semana, kwa wiki, wiki, اسبوعيا, في الاسبوع`,
  metres: sizeUnits.metres.words,
  feet: sizeUnits.feet.words,
  yards: sizeUnits.yards.words,
  acres: sizeUnits.acres.words,
  hectares: sizeUnits.hectares.words,
  feddans: sizeUnits.feddans.words,
  plots: `plot, plots, plots of land, plot of land, viwanja`,
  dozen: `dozen`,
  not: `not, nothing, none, cannot, cant, can not, couldnt, could not, dont, do not, doesnt, does not, wont, will not, wouldnt, would not, shouldnt, should not, mustnt, must not, isnt, no, no fit, no go, no wan, no dey, never, ne, pas, nao, si, sio, siyo, siwezi, sitaki, لا, ما, مش, ليس, ليست`,
  except: `
not, not in, not at, not a, not an, not the, not for, but not, dont want, do not want, no be, nor be, except, excluding, exclude, apart from, outside, outside of, away from, anywhere but, anywhere except, anywhere apart from, other than,
pas, pas a, pas dans, sauf, sauf a, hors, excepte, nao, nao em, nao no, nao na, nao quero, exceto, exceto em, menos, menos em,
si, si ya, sio, sio ya, siyo, sitaki, isipokuwa, ليس, ليس في, مش, مش في, ما عدا, ماعدا, الا, غير, مو, بس مو, مب`,
  spend: `pay, pay for, paying, costing, spending, exceeding, go, spend, afford, cost, be, exceed, want to pay, want to spend, want to go, able to pay, able to spend, able to afford, wan pay, wan spend, wan go, fit pay, fit spend, fit afford, dey pay, payer, depenser, mettre, veux payer, veux mettre, peux payer, peux mettre, pagar, gastar, quero pagar, quero gastar, posso pagar, posso gastar, custar, custe, kulipa, lipa, ادفع, دفع, عندي, معي, معايا, يطلع, يفوت, يتعدي`,
};

interface Phrase {
  roles: Set<Role>;
  /** Empty where no line says it. */
  languages: Set<WordLanguage>;
}

const read = readPhrases();

export const phrases: ReadonlyMap<string, ReadonlySet<Role>> = new Map(
  [...read].map(([phrase, { roles }]) => [phrase, roles]),
);

/** The languages that a phrase of the lexicon is of; none where it is of any. */
export function languagesOf(phrase: string): ReadonlySet<WordLanguage> {
  return read.get(phrase)?.languages ?? new Set();
}

function readPhrases(): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (const [role, text] of Object.entries(written) as [Role, string][]) {
    for (const line of text.replace('","', '\u0000').trim().split('\n')) {
      const [, mark, rest = line] = /^(fr|pt|sw|ar): (.*)$/.exec(line) ?? [];
      const language = text.includes('\n') ? ((mark as WordLanguage | undefined) ?? 'en') : undefined;
      for (const phrase of rest.split(/,(?:\s|$)/)) {
        const plain = folded(phrase.replace('\u0000', ',').replace(/^,$/, ',').trim().replace(/\s+/g, ' '));
        if (!plain) continue;
        const known = found.get(plain) ?? { roles: new Set(), languages: new Set() };
        found.set(plain, known);
        known.roles.add(role);
        if (language) known.languages.add(language);
      }
    }
  }
  return found;
}

/** Words in the longest phrase of the lexicon. */
export const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

/** Single words that people may have misspelt: not what says how much somebody pays, which hides in other words. */
export const spellings: readonly string[] = [...phrases].flatMap(([phrase, roles]) =>
  /^\p{L}{4,}$/u.test(phrase) && ![...roles].every((role) => role === 'not' || role === 'spend') ? phrase : [],
);

export function hasRole(phrase: string, role: Role): boolean {
  return phrases.get(phrase)?.has(role) ?? false;
}
