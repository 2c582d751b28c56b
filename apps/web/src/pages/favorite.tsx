import * as texts from '@africanscity/messages/listings';
import { Box, Container, Title } from '@mantine/core';
import { useSession } from '../api/session.ts';
import type { PageData } from '../app/page-meta.ts';
import { AccountNavigation } from '../features/accounts/account-area/account-navigation.tsx';
import { NoScripts } from '../components/notices/no-scripts.tsx';
import { FavoriteCards } from '../features/listings/favorites/favorite-cards.tsx';
import { FavoriteListings } from '../features/listings/favorites/favorite-listings.tsx';
import { FavoriteMailsSwitch } from '../features/listings/favorites/favorite-mails-switch.tsx';
import { ListingCard } from '../features/listings/cards/listing-card.tsx';

export function loader(): PageData {
  return { meta: { title: texts.myFavorite(), noIndex: true } };
}

export default function Favorite() {
  // A guest's favorites are outside the account area.
  const session = useSession();
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      {session && <AccountNavigation />}
      <Title order={1} size="h2" mb="lg">
        {texts.myFavorite()}
      </Title>
      <NoScripts>{texts.favoritesNeedScripts()}</NoScripts>
      <div className="scripted">
        <FavoriteListings>
          {(favorites, onNote) => (
            <>
              {session && (
                <Box mb="lg">
                  <FavoriteMailsSwitch />
                </Box>
              )}
              <FavoriteCards favorites={favorites} onNote={onNote} Card={ListingCard} />
            </>
          )}
        </FavoriteListings>
      </div>
    </Container>
  );
}
