import * as texts from '@africanscity/messages/listings';
import { Anchor, Box, Container, Text, Title } from '@mantine/core';
import { type ReactNode, lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { unlisted } from '../app/page-meta.ts';
import { AccountNavigation } from '../features/accounts/account-area/account-navigation.tsx';
import { NoScripts } from '../components/notices/no-scripts.tsx';
import { FavoriteMailsSwitch } from '../features/listings/favorites/favorite-mails-switch.tsx';
import { FavoritesOfDevice } from '../features/listings/favorites/favorites-of-device.tsx';
import { ListingCard } from '../features/listings/cards/listing-card.tsx';
import { paths } from '../app/paths.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SkeletonListings } from '../ui/waiting.tsx';

// Lazy: guests have no lists.
const Shortlists = lazy(async () => ({
  default: (await import('../features/listings/shortlists/shortlists.tsx')).Shortlists,
}));

export const loader = unlisted(texts.myFavorite);

export default function Favorite() {
  // A guest's favorites are outside the account area.
  const session = useSession();
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      {/* On the page from the start, as it would move the rest when the session is read. */}
      <div className="only-members">
        <AccountNavigation />
      </div>
      <Title order={1} size="h2" mb="lg">
        {texts.myFavorite()}
      </Title>
      <NoScripts>{texts.favoritesNeedScripts()}</NoScripts>
      <div className="scripted">{session ? <ListsOfUser /> : <FavoritesOfGuest />}</div>
    </Container>
  );
}

function ListsOfUser() {
  const [address] = useSearchParams();
  return (
    <Suspense fallback={<SkeletonListings count={3} />}>
      <Shortlists id={Number(address.get('list')) || undefined} Card={ListingCard}>
        <Box mb="lg">
          <FavoriteMailsSwitch />
        </Box>
      </Shortlists>
    </Suspense>
  );
}

function FavoritesOfGuest() {
  const { pathname, search } = useLocation();
  const login = (words: ReactNode) => (
    <Anchor component={Link} to={paths.login(pathname + search)} underline="always">
      {words}
    </Anchor>
  );
  return (
    <>
      <Text mb="lg">
        <RichText text={texts.listsNeedAccount()} tags={{ login }} />
      </Text>
      <FavoritesOfDevice Card={ListingCard} />
    </>
  );
}
