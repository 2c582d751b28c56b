import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { PriceTexts } from '@africanscity/contracts/listings/price-range';
import type { CSSProperties } from 'react';
import { priceLabel } from '../../query/filter-groups.ts';
import { priceAt, stepsOf, stepsOfBand } from './price-steps.ts';
import classes from './price-slider.module.css';
import { applyIfTyped } from './typed-filters.ts';

/** Id of the form with the fields of prices. It is sent when a limit was moved and has been still for a moment. */
export const priceForm = 'prices';

interface PriceSliderProps {
  bands: ListingFacets['priceBands'];
  /** The texts of the fields beside the slider. */
  typed: PriceTexts;
  currency: string | undefined;
  /** Called with the text of a moved limit, '' for none. */
  onMove: (name: 'priceMin' | 'priceMax', text: string) => void;
}

/** Milliseconds without a movement: arrow keys move a limit by many small steps. */
const still = 400;

/** The numbers of homes by price, and below them a handle for each limit. */
export function PriceSlider({ bands, typed, currency, onMove }: PriceSliderProps) {
  const last = bands.length * stepsOfBand;
  const { low, high } = stepsOf(bands, typed);
  const most = Math.max(1, ...bands.map(({ count }) => count));

  const textAt = (step: number) => String(priceAt(bands, step) ?? '');
  const handles = [
    { name: 'priceMin', label: texts.priceFromHandle(), step: low, within: (step: number) => Math.min(step, high - 1) },
    { name: 'priceMax', label: texts.priceUpToHandle(), step: high, within: (step: number) => Math.max(step, low + 1) },
  ] as const;
  return (
    <div ref={applyWhenStill} className={classes.slider}>
      <div className={classes.bars} aria-hidden>
        {bands.map(({ priceMin, count }, band) => (
          <span
            key={priceMin}
            className={classes.bar}
            data-out={(band + 1) * stepsOfBand <= low || band * stepsOfBand >= high ? '' : undefined}
            style={{ '--share': count ? Math.max(0.06, count / most).toFixed(3) : 0 } as CSSProperties}
          />
        ))}
      </div>
      <div className={classes.track} style={{ '--low': low / last, '--high': high / last } as CSSProperties}>
        {handles.map(({ name, label, step, within }) => (
          <input
            key={name}
            type="range"
            form={priceForm}
            className={classes.handle}
            // Where both handles are at the upper end, only the handle of the lowest price can move.
            data-above={name === 'priceMin' && low > last / 2 ? '' : undefined}
            aria-label={label}
            aria-valuetext={textAt(step) ? priceLabel({ [name]: textAt(step), currency }) : texts.anyPrice()}
            min={0}
            max={last}
            value={step}
            onChange={({ currentTarget }) => onMove(name, textAt(within(Number(currentTarget.value))))}
          />
        ))}
      </div>
    </div>
  );
}

/** Applies limits that were moved. React's `onChange` is the event of each movement; `change` is that of its end. */
function applyWhenStill(slider: HTMLDivElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  slider.addEventListener('change', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => applyIfTyped((target as HTMLInputElement).form!), still);
  });
  return () => clearTimeout(timer);
}
