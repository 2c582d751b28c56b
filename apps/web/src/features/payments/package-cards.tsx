import type { Package } from '@africanscity/contracts/payments/packages';
import { Button, Title } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { formatExactPrice } from '../../ui/price.ts';
import { formatAmount } from './money.ts';
import classes from './package-cards.module.css';
import { PackageLineItem } from './package-line-item.tsx';
import { type PackageLine, readPackageLines } from './read-package-lines.ts';
import { sharedLines } from './shared-lines.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';

interface PackageCardsProps {
  packages: Package[];
  /** Number of free active listings. */
  freeListings: number;
}

/** The free offer, then each package. Differences are large on the cards; common features are listed once below. */
export function PackageCards({ packages, freeListings }: PackageCardsProps) {
  const shared = sharedLines(packages.map(({ description }) => readPackageLines(description)));
  const isShared = (line: PackageLine) => shared.some((one) => one.text === line.text && one.amount === line.amount);
  return (
    <>
      <ul className={classes.cards}>
        {freeListings > 0 && (
          <li className={classes.card}>
            <Head name="Free" price="$0" unit="forever" />
            <Amounts active={freeListings} featured={0} advertised={0} />
            <div className={classes.rest} />
            <Button component={Link} to={paths.uploadListing()} size="md" variant="default" fullWidth>
              List for free
            </Button>
          </li>
        )}
        {packages.map((item) => (
          <li key={item.id} className={classes.card} data-recommended={item.recommended || undefined}>
            {item.recommended && (
              <p className={classes.recommended}>
                <IconStarFilled size={14} aria-hidden /> Recommended
              </p>
            )}
            <Head name={item.name} price={formatExactPrice(item.price)} unit="per month" local={item.localPrice} />
            <Amounts active={item.maxActive} featured={item.maxFeatured} advertised={item.maxAdvertised} />
            <div className={classes.rest}>
              <Lines
                label={`Also included in ${item.name}`}
                lines={readPackageLines(item.description).filter((line) => !isShared(line))}
              />
              {item.maxActive !== null && item.maxActive > 0 && (
                <p className={classes.each}>as little as {formatCents(item.price / item.maxActive)} per listing</p>
              )}
            </div>
            <Button
              component={Link}
              to={paths.singlePackage(item.name === 'Individuals' ? {} : { packageId: item.id })}
              size="md"
              variant={item.recommended ? 'filled' : 'default'}
              fullWidth
            >
              Choose<HiddenText> {item.name}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
      {shared.length > 0 && (
        <section className={classes.shared} aria-labelledby="shared">
          <Title order={2} size="h4" id="shared">
            Every package includes, each month
          </Title>
          <Lines label="Included in every package" lines={shared} />
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
        {local && <span className={classes.local}>or {formatAmount(local.toFixed(2), 'ZWG')}</span>}
      </p>
    </div>
  );
}

/** Limits of listings; null for unlimited. */
function Amounts({ active, featured, advertised }: Record<'active' | 'featured' | 'advertised', number | null>) {
  return (
    <ul className={classes.amounts}>
      <Amount large value={active}>
        active {active === 1 ? 'listing' : 'listings'}
      </Amount>
      <Amount value={featured}>shown first</Amount>
      <Amount value={advertised}>in our ads</Amount>
    </ul>
  );
}

function Amount({ value, large, children }: { value: number | null; large?: boolean; children: ReactNode }) {
  return (
    <li data-large={large || undefined} data-none={value === 0 || undefined}>
      <b>{value === null ? 'Any number' : value === 0 ? 'None' : value.toLocaleString('en')}</b> {children}
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

const formatCents = (dollars: number) => dollars.toLocaleString('en', { style: 'currency', currency: 'USD' });
