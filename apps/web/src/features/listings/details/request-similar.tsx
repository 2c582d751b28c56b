import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Button } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { placeOf } from '../core/place.ts';

/** Request categories by property type. */
const categories = new Map(Object.entries({ 'Student Accommodation': '1', Rooms: '2' }));
const fullHouse = '3';

/** A link to the request form with place and category filled in. */
export function RequestSimilar({ listing }: { listing: Listing }) {
  const category = categories.get(listing.type) ?? fullHouse;
  return (
    <Button
      component={Link}
      to={paths.requestLike({ location: placeOf(listing), category })}
      size="md"
      px="xs"
      variant="default"
      leftSection={<IconZoomQuestion size={18} aria-hidden />}
    >
      {texts.requestSimilar()}
    </Button>
  );
}
