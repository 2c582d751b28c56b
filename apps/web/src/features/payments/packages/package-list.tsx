import * as texts from '@africanscity/messages/payments';
import type { PackageRow } from '@africanscity/contracts/payments/packages';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { formatExactPrice } from '../../../ui/price.ts';
import { Facts } from '../../../ui/facts.tsx';
import classes from './package-list.module.css';

interface PackageListProps {
  packages: PackageRow[];
  onEdit: (row: PackageRow) => void;
  onDelete: (row: PackageRow) => void;
  onRestore: (row: PackageRow) => void;
}

export function PackageList({ packages, onEdit, onDelete, onRestore }: PackageListProps) {
  return (
    <ul className={classes.list} aria-label={texts.packages()}>
      {packages.map((row) => (
        <li key={row.id} className={classes.row}>
          <div className={classes.what}>
            <Group gap="sm">
              <Title order={2} size="h4">
                {row.name}
              </Title>
              {row.recommended && !row.archived && (
                <Badge variant="light" autoContrast>
                  {texts.recommendedBadge()}
                </Badge>
              )}
              {row.archived && (
                <Badge color="gray" variant="light" autoContrast>
                  {texts.notSold()}
                </Badge>
              )}
            </Group>
            <Text>{texts.priceAndCustomers({ price: formatExactPrice(row.price), count: row.holders })}</Text>
            <div className={classes.limits}>
              <Facts facts={limitsOf(row)} columns />
            </div>
          </div>
          <Group gap="sm">
            <Button
              variant="default"
              size="md"
              onClick={() => onEdit(row)}
              aria-label={texts.editNamed({ name: row.name })}
            >
              {texts.edit()}
            </Button>
            {row.archived ? (
              <Button
                variant="default"
                size="md"
                onClick={() => onRestore(row)}
                aria-label={texts.sellAgainNamed({ name: row.name })}
              >
                {texts.sellAgain()}
              </Button>
            ) : (
              <Button
                variant="default"
                size="md"
                c="var(--mantine-color-error)"
                onClick={() => onDelete(row)}
                aria-label={texts.stopSellingNamed({ name: row.name })}
              >
                {texts.stopSelling()}
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}

function limitsOf(row: PackageRow): [name: string, limit: string][] {
  const any = (limit: number | null) => (limit === null ? texts.anyNumber() : String(limit));
  return [
    [texts.activeListings(), any(row.maxActive)],
    [texts.featuredListings(), any(row.maxFeatured)],
    [texts.listingsInAds(), any(row.maxAdvertised)],
    [texts.facebookAdsPerMonth(), String(row.facebookAds)],
    [texts.newspaperAdsPerMonth(), String(row.newspaperAds)],
    [texts.websiteAdsPerMonth(), String(row.websiteAds)],
  ];
}
