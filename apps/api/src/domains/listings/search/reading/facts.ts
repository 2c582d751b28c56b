import { folded } from './folded.ts';

// What listings tell in their descriptions, in the words of six languages; the first is the name that people read. The place
// of a line is its bit in `properties.facts`, so that lines stay where they are, and new ones are appended.
const written = `
garden, gardens, lawn, green area, compound, jardin, jardim, quintal, bustani, حديقه
swimming pool, pool, pools, piscine, piscina, bwawa, bwawa la kuogelea, حمام سباحه, حوض سباحه, مسبح
borehole, bore hole, well water, forage, furo de agua, kisima, بير
furnished, fully furnished, furnishing, meuble, meublee, meubles, mobilado, mobilada, mobiliado, mobiliada, mobilhado, yenye samani, samani, yenye fanicha, fanicha, مفروش, مفروشه, موثث, موثثه, mafroush
unfurnished, not furnished, non meuble, غير مفروش, غير مفروشه
serviced, fully serviced, فندقيه, فندقي
boys quarters, boys quarter, boy quarter, boys qtrs, bq, servants quarters, servant quarters, servants quarter, dsq, sq, maids room, maid room, domestic quarters, dependance, anexo, غرفه خادمه, chumba cha msaidizi
generator, genset, gen, standby generator, backup generator, backup power, groupe electrogene, gerador, jenereta, مولد, مولد كهرباء
solar, solar power, solar panels, solaire, sola, umeme wa jua, طاقه شمسيه
gym, gymnasium, fitness, salle de sport, ginasio, academia, جيم, نادي رياضي
gated, gated community, gated estate, in an estate, closed estate, secured estate, complex, residence fermee, residence securisee, condominio fechado, مجمع سكني, كومباوند
security, secured, 24 hours security, 24 7 security, cctv, guard, guarded, gardien, gardiennage, securise, seguranca, ulinzi, mlinzi, حراسه
balcony, balconies, balcon, terrasse, varanda, veranda, verandah, stoep, porch, baraza, بلكونه, شرفه
rooftop, roof terrace, roof top
wifi, fibre, fiber, internet, broadband, انترنت
air conditioning, air conditioner, air conditioned, aircon, ac, a c, climatise, climatisee, clim, ar condicionado, kiyoyozi, تكييف, مكيف, مكيفه
lift, elevator, ascenseur, elevador, lifti, مصعد, اسانسير
ensuite, en suite, master ensuite, all ensuite, suite parentale
title deed, title deeds, c of o, certificate of occupancy, governors consent, titre foncier, hati, hati miliki, صك
sea view, ocean view, beach view, waterfront, ocean front, sea front, water view, lagoon view, beachfront, beach front, vue sur mer, vue mer, vista mar, frente mar, اطلاله علي البحر
beach, plage, praia, pwani, بحر
walled, durawall, boundary wall, fenced, perimeter wall, cloture, murado, vedado
fitted kitchen, kitchen, kitchenette, cuisine, cuisine equipee, cozinha, jiko, jikoni, مطبخ
wardrobe, wardrobes, built in wardrobes, placard
store room, pantry, laundry
study, study room, home office
cinema, home cinema
prepaid meter, prepaid meters, prepaid
pet friendly, pets allowed, pets
corner piece, corner plot
tarred road, good road
water, running water, constant water, eau, agua, maji, ماء
electricity, power, light, constant light, nepa, band a, electricite, eletricidade, umeme, كهرباء
tiled, tiles, ceramic
duplex penthouse
thatched, thatch
`;

/** The phrases of each fact, the name first. */
export const facts: readonly (readonly string[])[] = written
  .trim()
  .split('\n')
  .map((line) => line.split(', ').map(folded));

/**
 * So many of them, the first, are bits of `properties.facts`, which the database keeps by its `facts_told`; any other is looked
 * for among words. `listing-facts.test.ts` says how to give it its bit.
 */
export const factsWithBit = 36;

const bits: ReadonlyMap<string, bigint> = new Map(
  facts.slice(0, factsWithBit).map(([name = ''], at) => [name, 1n << BigInt(at)]),
);

/** The bit of a fact by its name; undefined without one. */
export function bitOf(name: string): bigint | undefined {
  return bits.get(name);
}

/** What listings tell, by any of its words: the name first. */
export const factPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  facts.flatMap((group) => group.map((phrase) => [phrase, group] as const)),
);
