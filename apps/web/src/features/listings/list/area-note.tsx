import * as texts from '@africanscity/messages/listings';
import { Anchor } from '@mantine/core';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import classes from './relaxed-notice.module.css';

/** Explains that the list ignores a drawn area of the URL that cannot be read, with a link to the list without it. */
export function AreaNote({ query }: { query: ListQuery }) {
  if (!query.unreadableArea) return null;
  return (
    <p className={classes.note} role="status">
      <RichText
        text={texts.areaUnreadable()}
        tags={{
          remove: (words) => (
            <Anchor component={SiteLink} to={listAddress(query)} underline="always" inherit>
              {words}
            </Anchor>
          ),
        }}
      />
    </p>
  );
}
