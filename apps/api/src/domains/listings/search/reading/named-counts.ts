import { duals } from './counts.ts';
import type { Measure } from './grammar.ts';
import type { Token } from './tokens.ts';

/** A count that words say without a number: "غرفتين", "mini flat". */
export function namedCountAt(tokens: Token[], at: number): Measure | undefined {
  return dualAt(tokens, at) ?? oneRoomAt(tokens, at);
}

function dualAt(tokens: Token[], at: number): Measure | undefined {
  const unit = duals.get(tokens[at]?.word ?? '');
  return unit && { unit, range: { min: 2, max: 2 }, next: at + 1 };
}

/** Homes of one bedroom: "mini flat", whose kind the next word says, "room and parlour", "quarto e sala", "غرفة وصالة". */
function oneRoomAt(tokens: Token[], at: number): Measure | undefined {
  const [first, second, third] = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '');
  const one = (length: number): Measure => ({ unit: 'rooms', range: { min: 1, max: 1 }, next: at + length });
  if (first === 'mini' && /^(flat|apartment)s?$/.test(second!)) return one(1);
  if (first === 'غرفه' && second === 'وصاله') return one(2);
  if (first === 'chambre' && second === 'salon') return one(2);
  const isRoom = /^(room|rm|chamber|quarto|chambre|غرفه)$/.test(first!);
  const isParlour = isRoom && /^(and|n|&|e|et|و)$/.test(second!) && /^(parlou?r|hall|sala|salon|صاله)$/.test(third!);
  return isParlour ? one(3) : undefined;
}
