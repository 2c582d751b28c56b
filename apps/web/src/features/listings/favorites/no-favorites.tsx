import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import drawing from '../../../assets/buy.svg';
import { NothingYet } from '../../../ui/nothing-yet.tsx';

/** Shown in place of favorites. */
export function NoFavorites() {
  return (
    <NothingYet drawing={drawing} title={texts.noFavoritesYet()} text={texts.noFavoritesText()}>
      <Button component={Link} to={paths.properties()} mt="sm">
        {texts.browseProperties()}
      </Button>
    </NothingYet>
  );
}
