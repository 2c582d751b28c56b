import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useFavorites } from './use-favorites.ts';

/** A heart that makes a listing a favorite, and takes that back. */
export function FavoriteButton({ id, subject, className }: { id: number; subject: string; className?: string }) {
  const favorites = useFavorites();
  const isFavorite = favorites.has(id);
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={className}
      variant="default"
      radius="xl"
      size={44}
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${subject}`}
      c={isFavorite ? 'red' : undefined}
      onClick={() => void favorites.toggle(id)}
    >
      <Heart size={22} aria-hidden />
    </ActionIcon>
  );
}
