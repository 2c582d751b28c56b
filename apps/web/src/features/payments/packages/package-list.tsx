import type { PackageRow } from '@africanscity/contracts/payments/packages';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { formatExactPrice } from '../../../ui/price.ts';
import classes from './package-list.module.css';

interface PackageListProps {
  packages: PackageRow[];
  onEdit: (row: PackageRow) => void;
  onDelete: (row: PackageRow) => void;
  onRestore: (row: PackageRow) => void;
}

export function PackageList({ packages, onEdit, onDelete, onRestore }: PackageListProps) {
  return (
    <ul className={classes.list} aria-label="Packages">
      {packages.map((row) => (
        <li key={row.id} className={classes.row}>
          <div className={classes.what}>
            <Group gap="sm">
              <Title order={2} size="h4">
                {row.name}
              </Title>
              {row.recommended && !row.archived && (
                <Badge variant="light" autoContrast>
                  recommended
                </Badge>
              )}
              {row.archived && (
                <Badge color="gray" variant="light" autoContrast>
                  not sold
                </Badge>
              )}
            </Group>
            <Text>
              {formatExactPrice(row.price)} per month · {row.holders === 1 ? '1 customer' : `${row.holders} customers`}
            </Text>
            <Text size="sm" c="dimmed">
              {limits(row)}
            </Text>
          </div>
          <Group gap="sm">
            <Button variant="default" size="md" onClick={() => onEdit(row)} aria-label={`Edit ${row.name}`}>
              Edit
            </Button>
            {row.archived ? (
              <Button variant="default" size="md" onClick={() => onRestore(row)} aria-label={`Sell again: ${row.name}`}>
                Sell again
              </Button>
            ) : (
              <Button
                variant="default"
                size="md"
                c="var(--mantine-color-error)"
                onClick={() => onDelete(row)}
                aria-label={`Stop selling: ${row.name}`}
              >
                Stop selling
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}

function limits({ maxActive, maxFeatured, maxAdvertised, facebookAds, newspaperAds, websiteAds }: PackageRow): string {
  const any = (limit: number | null) => limit ?? 'any number';
  return `Active ${any(maxActive)}, featured ${any(maxFeatured)}, in ads ${any(maxAdvertised)}; ads per month: Facebook ${facebookAds}, newspaper ${newspaperAds}, website ${websiteAds}`;
}
