import { columnKey } from './formats/column-names.ts';

/** Usual words for a status in English, French and Portuguese. */
const words = new Map([
  ['FOR_SALE', ['for sale', 'sale', 'to sell', 'à vendre', 'vente', 'à venda', 'venda', 'vende-se']],
  [
    'FOR_RENT',
    [
      'for rent',
      'rent',
      'rental',
      'to let',
      'to rent',
      'à louer',
      'location',
      'para alugar',
      'arrendamento',
      'aluguel',
      'aluguer',
    ],
  ],
  ['SOLD', ['sold', 'vendu', 'vendido']],
  ['RENTED', ['rented', 'let', 'loué', 'arrendado', 'alugado']],
  ['UNDER_OFFER', ['under offer', 'sous offre', 'sous compromis', 'reservado']],
]);

const names = new Map([...words].flatMap(([status, each]) => each.map((word) => [columnKey(word), status])));

/** Returns the status that a usual word names, and any other text as it is. */
export function statusNamed(text: string): string {
  return names.get(columnKey(text)) ?? text;
}
