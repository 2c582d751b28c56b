import * as texts from '@africanscity/messages/listings';
import { maxOf } from '@africanscity/contracts/listings/field-text';
import type { Field } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf } from '@africanscity/contracts/listings/fields';
import { formatAreaIn } from '@africanscity/contracts/listings/sizes/area-units';
import { areaText, areaUnitOptions, readArea } from '@africanscity/contracts/listings/sizes/area-text';
import { NativeSelect, TextInput } from '@mantine/core';
import { CountStepper } from './count-stepper.tsx';
import classes from './listing-fields.module.css';
import type { ListingForm } from './listing-values.ts';

/** The control of a field: buttons for choices, two large buttons for small counts, or a number field. */
export function FactControl({ form, name }: { form: ListingForm; name: FieldName }) {
  const field: Field = fieldOf(name);
  const { value, onChange, error } = form.getInputProps(name);
  if (field.type === 'boolean' || field.type === 'enum' || field.type === 'set') {
    return (
      <Choices
        label={field.label()}
        hint={field.hint?.()}
        options={field.type === 'boolean' ? { true: texts.yes, false: texts.no } : field.options}
        chosen={value.split(',').filter(Boolean)}
        onChoose={(option) => onChange(afterChoice(field, value, option))}
        error={error}
      />
    );
  }
  if (field.type === 'integer' && field.stepper) {
    return <CountStepper label={field.label()} value={value} onChange={onChange} error={error} />;
  }
  if (field.type === 'cost') return null;
  if (field.type === 'number' && field.unitField)
    return <AreaField form={form} name={name} unitField={field.unitField} />;
  const unit = field.unit?.();
  return (
    <TextInput
      label={field.label()}
      description={field.hint?.()}
      inputMode={field.type === 'integer' && field.min >= 0 ? 'numeric' : field.min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      rightSection={unit}
      rightSectionWidth={unit ? `${unit.length + 2}ch` : undefined}
      maxLength={String(maxOf(field)).length + (field.type === 'number' ? field.decimals + 1 : 0)}
      {...form.getInputProps(name)}
    />
  );
}

/** An area with its unit. The text may name another unit: "half an acre". */
function AreaField({ form, name, unitField }: { form: ListingForm; name: FieldName; unitField: string }) {
  const label = fieldOf(name).label();
  const unit = unitField as FieldName;
  return (
    <div className={classes.area}>
      <TextInput
        label={label}
        description={areaHint(form.values[name], form.values[unit])}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        {...form.getInputProps(name)}
      />
      <NativeSelect
        aria-label={texts.unitOf({ title: label.toLowerCase() })}
        data={areaUnitOptions()}
        {...form.getInputProps(unit)}
        value={form.values[unit] || 'metres'}
      />
    </div>
  );
}

/** The square metres of an area in another unit. */
function areaHint(text: string, unit: string): string | undefined {
  const area = readArea(areaText(text, unit));
  return area && area.unit !== 'metres' ? formatAreaIn(area.squareMeters, area.unit) : undefined;
}

/** The value after a tap on an option. A tap on a chosen one takes it back; a denial replaces the other options. */
export function afterChoice(field: Field, value: string, option: string): string {
  const chosen = value.split(',').filter(Boolean);
  if (chosen.includes(option)) return chosen.filter((name) => name !== option).join(',');
  if (field.type !== 'set' || option === field.none) return option;
  return [...chosen.filter((name) => name !== field.none), option].join(',');
}

interface ChoicesProps {
  label: string;
  hint: string | undefined;
  options: Readonly<Record<string, () => string>>;
  chosen: string[];
  onChoose: (option: string) => void;
  error: React.ReactNode;
}

function Choices({ label, hint, options, chosen, onChoose, error }: ChoicesProps) {
  return (
    <div className={classes.fact} role="group" aria-label={label}>
      <p dir="auto" className={classes.factLabel} aria-hidden>
        {label}
        {hint && <small>{hint}</small>}
      </p>
      <div className={classes.choices}>
        {Object.entries(options).map(([option, text]) => (
          <button
            key={option}
            type="button"
            className={classes.choice}
            aria-pressed={chosen.includes(option)}
            onClick={() => onChoose(option)}
          >
            {text()}
          </button>
        ))}
      </div>
      {error && <p className={classes.factError}>{error}</p>}
    </div>
  );
}
