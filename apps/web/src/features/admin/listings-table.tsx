import { getPropertiesAll } from '@africanscity/contracts/admin';
import { propertyStatuses, type PropertyStatus } from '@africanscity/contracts/lookups';
import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { formatPrice } from '../../ui/price.ts';
import { AdminTable } from './admin-table.tsx';

export function ListingsTable() {
  return (
    <AdminTable
      title="Listings"
      query={useQuery({ ...operation(getPropertiesAll, {}), staleTime: 0 })}
      textOf={(row) => `${row.address} ${row.area} ${row.city} ${row.type} ${row.status}`}
      columns={[
        {
          title: 'Address',
          show: (row) => (
            <Anchor component={Link} to={paths.property(row.id)}>
              {row.address}
            </Anchor>
          ),
        },
        { title: 'Area', show: (row) => row.area },
        { title: 'City', show: (row) => row.city },
        { title: 'Country', show: (row) => row.country },
        { title: 'Type', show: (row) => row.type },
        { title: 'Price', show: (row) => formatPrice(row.price) },
        { title: 'Status', show: (row) => propertyStatuses[row.status as PropertyStatus] },
      ]}
      actions={(row) => (
        <Group gap={6}>
          <Button
            component={Link}
            to={paths.uploadListing({ id: row.id })}
            variant="default"
            size="compact-md"
            aria-label={`Edit ${row.address}`}
          >
            Edit
          </Button>
        </Group>
      )}
    />
  );
}
