import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import { Button, Title } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { formatCents, formatExactPrice } from '../../ui/price.ts';
import { formatAmount } from './money.ts';
import classes from './package-cards.module.css';
import { PackageLineItem } from './package-line-item.tsx';
import { type PackageLine, readPackageLines } from './read-package-lines.ts';
import { sharedLines } from './shared-lines.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';

interface PackageCardsProps {
  packages: Package[];
  /** Number of free active listings. */
  freeListings: number;
}

/** The free offer, then each package. Differences are large on the cards; common features are listed once below. */
export function PackageCards({ packages, freeListings }: PackageCardsProps) {
  const shared = sharedLines(packages.map(readPackageLines));
  const isShared = (line: PackageLine) => shared.some((one) => one.text === line.text && one.amount === line.amount);
  return (
    <>
      <ul className={classes.cards}>
        {freeListings > 0 && (
          <li className={classes.card}>
            <Head name={texts.free()} price={formatExactPrice(0)} unit={texts.forever()} />
            <Amounts active={freeListings} featured={0} advertised={0} />
            <div className={classes.rest} />
            <Button component={Link} to={paths.uploadListing()} size="md" variant="default" fullWidth>
              {texts.listForFree()}
            </Button>
          </li>
        )}
        {packages.map((item) => (
          <li key={item.id} className={classes.card} data-recommended={item.recommended || undefined}>
            {item.recommended && (
              <p className={classes.recommended}>
                <IconStarFilled size={14} aria-hidden /> {texts.recommended()}
              </p>
            )}
            <Head
              name={item.name}
              price={formatExactPrice(item.price)}
              unit={texts.perMonth()}
              local={item.localPrice}
            />
            <Amounts active={item.maxActive} featured={item.maxFeatured} advertised={item.maxAdvertised} />
            <div className={classes.rest}>
              <Lines
                label={texts.alsoIncludedIn({ name: item.name })}
                lines={readPackageLines(item).filter((line) => !isShared(line))}
              />
              {item.maxActive !== null && item.maxActive > 0 && (
                <p className={classes.each}>{texts.asLittleAs({ price: formatCents(item.price / item.maxActive) })}</p>
              )}
            </div>
            <Button
              component={Link}
              to={paths.singlePackage(item.name === 'Individuals' ? {} : { packageId: item.id })}
              size="md"
              variant={item.recommended ? 'filled' : 'default'}
              fullWidth
            >
              <RichText
                text={texts.choosePackage({ package: item.name })}
                tags={{ name: (words) => <HiddenText>{words}</HiddenText> }}
              />
            </Button>
          </li>
        ))}
      </ul>
      {shared.length > 0 && (
        <section className={classes.shared} aria-labelledby="shared">
          <Title order={2} size="h4" id="shared">
            {texts.everyPackageIncludes()}
          </Title>
          <Lines label={texts.includedInEveryPackage()} lines={shared} />
        </section>
      )}
    </>
  );
}

interface HeadProps {
  name: string;
  price: string;
  unit: string;
  /** Price in ZWG, if the package has one. */
  local?: number | null;
}

function Head({ name, price, unit, local }: HeadProps) {
  return (
    <div className={classes.head}>
      <Title order={2} size="h3">
        {name}
      </Title>
      <p className={classes.price}>
        <strong>{price}</strong> {unit}
        {local && (
          <span className={classes.local}>{texts.orLocalPrice({ price: formatAmount(local.toFixed(2), 'ZWG') })}</span>
        )}
      </p>
    </div>
  );
}

/** Limits of listings; null for unlimited. */
function Amounts({ active, featured, advertised }: Record<'active' | 'featured' | 'advertised', number | null>) {
  return (
    <ul className={classes.amounts}>
      <Amount large value={active} any={texts.activeAny} none={texts.activeNone} some={texts.activeAmount} />
      <Amount value={featured} any={texts.shownFirstAny} none={texts.shownFirstNone} some={texts.shownFirstAmount} />
      <Amount value={advertised} any={texts.inAdsAny} none={texts.inAdsNone} some={texts.inAdsAmount} />
    </ul>
  );
}

interface AmountProps {
  value: number | null;
  large?: boolean;
  any: () => string;
  none: () => string;
  some: (count: { count: number }) => string;
}

function Amount({ value, large, any, none, some }: AmountProps) {
  const text = value === null ? any() : value === 0 ? none() : some({ count: value });
  return (
    <li data-large={large || undefined} data-none={value === 0 || undefined}>
      <RichText text={text} tags={{ b: (words) => <b>{words}</b> }} />
    </li>
  );
}

function Lines({ label, lines }: { label: string; lines: PackageLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map((line) => (
        <PackageLineItem key={line.text} line={line} />
      ))}
    </ul>
  );
}
