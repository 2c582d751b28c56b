import { Container, Title } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { FavoriteListings } from '../features/listings/favorites/favorite-listings.tsx';
import { ListingGrid } from '../features/listings/list/listing-grid.tsx';

export function loader(): PageData {
  return { meta: { title: 'My Favorite', noIndex: true } };
}

export default function Favorite() {
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        My Favorite
      </Title>
      <FavoriteListings>{(listings) => <ListingGrid listings={listings} />}</FavoriteListings>
    </Container>
  );
}
