import { readFieldText } from './field-reading.ts';
import type { Field } from './field-row.ts';
import { type FieldName, fieldNames, fieldOf, type Fields, type FieldValues, type NamesOfAreas } from './fields.ts';
import type { AreaUnit } from './sizes/area-units.ts';
import { readArea } from './sizes/area-text.ts';

type UnitName = Fields[NamesOfAreas]['unitField'];

/** Areas as texts, with or without their unit, and units that are given beside. */
type AreaTexts = { [Name in NamesOfAreas]?: string | null | undefined } & {
  [Name in UnitName]?: AreaUnit | null | undefined;
};

/** Undefined for areas that are not given. */
type Areas = { [Name in NamesOfAreas | UnitName]: FieldValues[Name] | undefined };

const areaFields = fieldNames.flatMap((name) => {
  const field: Field = fieldOf(name);
  return field.type === 'number' && field.unitField
    ? [{ name: name as NamesOfAreas, field, unitField: field.unitField as UnitName }]
    : [];
});

/**
 * The square metres of areas, and their units: those given beside, or else those of the texts. A number without a unit is square metres.
 */
export function areasOf(texts: AreaTexts): Areas {
  const entries = areaFields.flatMap(({ name, field, unitField }): [FieldName, unknown][] => {
    const [text, given] = [texts[name], texts[unitField]];
    if (text === undefined)
      return [
        [name, undefined],
        [unitField, given],
      ];
    const read = text === null ? { value: null } : readFieldText(field, text.trim());
    const value = 'value' in read ? read.value : null;
    return [
      [name, value],
      [unitField, value === null ? null : (given ?? unitOf(text))],
    ];
  });
  return Object.fromEntries(entries) as Areas;
}

/** The unit that a text names; null for square metres. */
function unitOf(text: string | null): AreaUnit | null {
  const unit = text === null || /^[\d.]+$/.test(text) ? undefined : readArea(text)?.unit;
  return unit === undefined || unit === 'metres' ? null : unit;
}
