/**
 * What else a word or phrase of a search may be written as in a listing, in plain words: the trade's own
 * synonyms, short forms, and the words of other languages that are used in English sentences. Each phrase
 * means itself or any of the others.
 */
const written = `
flat, apartment, condo, condominium, woonstel, appartement, apartamento
house, home, nyumba, imba, indlu, ikhaya, maison, huis, casa
stand, plot, land, erf, yard, kiwanja, terrain, terreno, parcel
farm, shamba, plaas, munda, smallholding, small holding, ranch, ferme, fazenda, homestead, agricultural land
cottage, granny flat, guest cottage, garden cottage
room, rooms, lodging, lodgings, chumba, face me i face you, single room
studio, bedsitter, bedsit, bed sitter, self contain, self contained, selfcon, self con, bachelor flat, mini flat
student, hostel, digs, varsity, campus accommodation
townhouse, town house, cluster, cluster home, row house, terrace, terraced
duplex, maisonette, masionette, maissonette
villa, mansion
commercial, business premises
office, office space, bureau, ofisi
shop, store, retail, duka, boutique
warehouse, godown, factory, industrial
semi detached, semidetached
parking, carport, car park, lockup garage, lock up garage
swimming pool, pool, piscine
borehole, bore hole
garden, lawn
walled, durawall, boundary wall, fenced
servants quarters, servant quarters, dsq, sq, boys quarters, boys quarter, bq, helpers cottage, maids room
ensuite, en suite, master ensuite
furnished, meuble, mobilado
air conditioning, air conditioner, air conditioned, aircon, ac
generator, genset, standby generator
fibre, fiber, wifi, internet
veranda, verandah, stoep, porch, balcony
gated, gated community, gated estate, complex
kitchen, kitchenette, jiko
avenue, ave, av
street, str
road, rd
crescent, cres
drive, dr
close, cl
estate, est
extension, ext
phase one, phase 1, ph1
phase two, phase 2, ph2
victoria island, vi
government reserved area, gra
johannesburg, joburg, jozi, jhb, egoli
bulawayo, byo, skies
harare, hre, salisbury
lagos, eko, lasgidi
abuja, fct
port harcourt, phc, pitakwa
nairobi, nbo, nai
cape town, kaapstad, mother city
durban, ethekwini, durbs
pretoria, tshwane, pta
dar es salaam, dar
addis ababa, addis, finfinne
casablanca, casa blanca
cairo, al qahirah
gqeberha, port elizabeth
mbombela, nelspruit
fes, fez
marrakech, marrakesh
anambra, anambara
`;

const groups = written
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

/** Phrases that mean the same, the phrase itself first; only itself when no others are known. */
export function otherWords(phrase: string): string[] {
  const meant = groups.filter((group) => group.includes(phrase)).flat();
  return [...new Set([phrase, ...meant])];
}

/** Words in the longest phrase that `otherWords` knows. */
export const longestPhrase = Math.max(...groups.flat().map((phrase) => phrase.split(' ').length));

export function hasOtherWords(phrase: string): boolean {
  return groups.some((group) => group.includes(phrase));
}

/** Words that listings are described with: known without being in any name, and what a slip may have meant. */
export const tradeWords = new Set(
  `${groups.flat().join(' ')} accommodation apartment attic bar basement bathroom bathrooms beach bedroom bedrooms bungalow
  bungalows cctv ceramic cheap city cupboard cupboards dining double downtown electric electricity elevator executive
  family fitted flats furnished garage garages garden gardens gate gym hall hilltop kitchen lake lift living lounge luxury
  master modern new ocean office panels pantry park patio paved penthouse plumbing plunge prepaid private river rooftop
  rustic school schools scullery secure security serviced shower shopping sitting solar spacious suburb swimming tank
  tarred thatch thatched tiled tiles title deed deeds toilet toilets unfurnished university upmarket upstairs view views
  water wardrobe wardrobes waterfront woodland`
    .split(/\s+/)
    .filter((word) => word.length > 3),
);
