import type { Package } from '@africanscity/contracts/payments/packages';
import { Button, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { formatPrice } from '../../ui/price.ts';
import classes from './package-cards.module.css';
import { describeLimits } from './describe-limits.ts';
import { readPackageLines } from './read-package-lines.ts';

/** What each package costs and brings. */
export function PackageCards({ packages }: { packages: Package[] }) {
  return (
    <ul className={classes.cards}>
      {packages.map((item) => (
        <li key={item.id} className={classes.card}>
          <Title order={2} size="h3">
            {item.name}
          </Title>
          <p className={classes.price}>
            <strong>{formatPrice(item.price)}</strong> per month
          </p>
          <ul className={classes.lines} aria-label={`What ${item.name} brings`}>
            {readPackageLines(item.description).map(({ text, amount }) => (
              <li key={text}>
                <IconCheck size={20} aria-hidden />
                <span>
                  {text} {amount && <b>{amount}</b>}
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.limits}>{describeLimits(item)}</p>
          <Button
            component={Link}
            to={paths.singlePackage(item.name === 'Individuals' ? {} : { packageId: item.id })}
            size="md"
            fullWidth
            aria-label={`Payment for ${item.name}`}
          >
            Payment
          </Button>
        </li>
      ))}
    </ul>
  );
}
