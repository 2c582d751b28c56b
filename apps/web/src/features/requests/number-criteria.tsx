import * as texts from '@africanscity/messages/requests';
import { numberFilters, numberFilterNames, numberLimits } from '@africanscity/contracts/listings/number-filters';
import { numberNames } from '@africanscity/contracts/listings/number-labels';
import { areaUnitOptions, typedArea } from '@africanscity/contracts/listings/sizes/area-text';
import { isAreaUnit } from '@africanscity/contracts/listings/sizes/area-units';
import { typedNumber } from '@africanscity/contracts/written-number';
import { areaCriteria, numberCriteria } from '@africanscity/contracts/requests/number-criteria';
import { Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import classes from './number-criteria.module.css';
import type { Fields } from './filled-in.ts';

const field = { root: classes.field, label: classes.label };

interface NumberCriteriaProps {
  form: Pick<UseFormReturnType<Fields>, 'values' | 'getInputProps' | 'setFieldValue'>;
}

/** Areas and other numbers of a request, in a part that few people open. */
export function NumberCriteria({ form }: NumberCriteriaProps) {
  const filled = numberCriteria.filter((name) => form.values[name]);
  const failed = numberCriteria.some((name) => form.getInputProps(name).error);
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.part}
      open={opened || failed || filled.length > 0}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{filled.length > 0 ? texts.numbersFilledIn({ count: filled.length }) : texts.numbersTitle()}</summary>
      <Stack gap="md" mt="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {areaCriteria.map((name) => (
            <AreaField key={name} form={form} name={name} />
          ))}
        </SimpleGrid>
        <div className={classes.numbers}>
          {numberFilterNames.map((name) => {
            const { group, isMax } = numberFilters[name];
            const { name: title, unit } = numberNames[group];
            const note = group === 'floor' ? texts.groundIsZero() : unit?.();
            return (
              <TextInput
                key={name}
                classNames={field}
                label={labelOf(title(), isMax, note)}
                inputMode={numberLimits[name][0] < 0 ? 'text' : 'decimal'}
                autoComplete="off"
                maxLength={10}
                {...form.getInputProps(name)}
                onBlur={(event) =>
                  form.setFieldValue(name, plain(event.currentTarget.value, numberLimits[name][0] % 1 !== 0))
                }
              />
            );
          })}
          <TextInput
            classNames={field}
            label={texts.builtInOrAfter()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...form.getInputProps('yearBuiltMin')}
          />
        </div>
      </Stack>
    </details>
  );
}

function labelOf(title: string, isMax: boolean, note: string | undefined): string {
  if (note) return isMax ? texts.atMostOfNote({ title, note }) : texts.atLeastOfNote({ title, note });
  return isMax ? texts.atMostOf({ title }) : texts.atLeastOf({ title });
}

/** A typed number as calls have it: '5000' for '5,000'. Other texts stay, so that the form shows their error. */
function plain(text: string, isDecimal: boolean): string {
  return String(typedNumber(text.trim(), isDecimal) ?? text);
}

interface AreaFieldProps extends NumberCriteriaProps {
  name: (typeof areaCriteria)[number];
}

/** An area with its unit, which the form has as one text: '2acres'. */
function AreaField({ form, name }: AreaFieldProps) {
  const [, number = '', given] = /^(.*?)(metres|feet|acres|hectares)?$/.exec(form.values[name])!;
  const [chosen, setChosen] = useState('metres');
  const unit = given ?? (number ? 'metres' : chosen);
  const isPlot = name === 'plotAreaMin';
  const change = (text: string, to: string) => {
    setChosen(to);
    form.setFieldValue(name, text && isAreaUnit(to) && to !== 'metres' ? `${text}${to}` : text);
  };
  const complete = (text: string, to: string) => {
    change(text, to);
    // A text that is no area stays, so that the form shows its error.
    const area = typedArea(text, to);
    if (area !== undefined) form.setFieldValue(name, area);
  };
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TextInput
        flex={1}
        label={isPlot ? texts.plotAreaAtLeast() : texts.floorAreaAtLeast()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...form.getInputProps(name)}
        value={number}
        onChange={(event) => change(event.currentTarget.value, unit)}
        onBlur={(event) => complete(event.currentTarget.value, unit)}
      />
      <NativeSelect
        className={classes.unit}
        aria-label={isPlot ? texts.unitOfPlotArea() : texts.unitOfFloorArea()}
        data={areaUnitOptions()}
        value={unit}
        onChange={({ currentTarget: { value: to } }) => complete(number, to)}
      />
    </Group>
  );
}
