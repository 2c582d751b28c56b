import * as texts from '@africanscity/messages/listings';
import { formatAmount, majorUnits } from '@africanscity/contracts/currencies';
import { readMinorUnits } from '@africanscity/contracts/minor-units';
import { type CostName, costFields, costNames } from '@africanscity/contracts/listings/cost-rows';
import { readCost, writeCost } from '@africanscity/contracts/listings/cost-text';
import type { CostUnit } from '@africanscity/contracts/listings/field-row';
import { moveInOf } from '@africanscity/contracts/listings/move-in';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { RichText } from '../../../../ui/rich-text.tsx';
import classes from './cost-fields.module.css';
import groups from './listing-fields.module.css';
import { type ListingForm, type ListingValues, periodOf } from './listing-values.ts';

/** The costs of moving in beside the first rent, each as an amount, a share of the rent or months of it, with the total. */
export default function CostFields({ form }: { form: ListingForm }) {
  const answered = costNames.filter((name) => form.values[name] !== '').length;
  const hasError = costNames.some((name) => name in form.errors);
  const total = totalOf(form.values);
  return (
    <details className={groups.group} open={hasError || answered > 0 || undefined}>
      <summary>
        {texts.costOfMovingIn()}
        {answered > 0 && <span className={groups.answered}>{texts.filledIn({ count: answered })}</span>}
      </summary>
      <p className={classes.hint}>{texts.costsHint()}</p>
      <div className={classes.costs}>
        {costNames.map((name) => (
          <CostField key={name} form={form} name={name} />
        ))}
      </div>
      <p className={classes.total} aria-live="polite">
        {total && <RichText text={texts.toMoveInTotal({ total })} tags={{ total: (words) => <b>{words}</b> }} />}
      </p>
    </details>
  );
}

function CostField({ form, name }: { form: ListingForm; name: CostName }) {
  const { label, units, ...row } = costFields[name];
  const text = form.values[name];
  const [chosen, setChosen] = useState<CostUnit>(units[0]);
  const unit = unitOf(text) ?? chosen;
  const period = periodOf(form.values);
  const words: Record<CostUnit, string> = {
    amount: form.values.currency || 'USD',
    share: texts.shareOfRent({ period: period === 'month' ? 'other' : period }),
    months: texts.monthsOfRent(),
  };
  const write = (number: string, other: CostUnit) => {
    setChosen(other);
    form.setFieldValue(name, number && writeCost(other, number));
  };
  const number = text.replace(/ ?(%|months?)$/, '');
  return (
    <div className={classes.cost}>
      <TextInput
        label={label()}
        description={'hint' in row ? row.hint() : undefined}
        styles={{ description: { whiteSpace: 'nowrap' } }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={number}
        onChange={(event) => write(event.currentTarget.value.trim(), unit)}
        error={form.errors[name]}
      />
      <NativeSelect
        aria-label={texts.unitLabel({ label: label() })}
        data={units.map((value) => ({ value, label: words[value] }))}
        value={unit}
        onChange={(event) => write(number, event.currentTarget.value as CostUnit)}
      />
    </div>
  );
}

/** The unit that a text of the form ends with; undefined for a blank one. */
function unitOf(text: string): CostUnit | undefined {
  if (text === '') return undefined;
  if (text.endsWith('%')) return 'share';
  return /months?$/.test(text) ? 'months' : 'amount';
}

/** The total with the typed price; null without one, or without a cost. */
function totalOf(values: ListingValues): string | null {
  const currency = values.currency || 'USD';
  const amount = readMinorUnits(values.price.trim(), currency);
  if (amount === null) return null;
  const costs = Object.fromEntries(costNames.map((name) => [name, readCost(values[name]) && values[name]]));
  const moveIn = moveInOf({ amount, currency, period: periodOf(values) }, costs);
  return moveIn && formatAmount(majorUnits(moveIn.total, currency), currency);
}
