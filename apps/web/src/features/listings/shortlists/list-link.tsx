import * as texts from '@africanscity/messages/listings';
import { Stack, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ShareListing } from '../share/share-listing.tsx';

interface ListLinkProps {
  /** The name of the list. */
  name: string;
  link: string;
  /** Whether the user has just created the link. It then gets the focus. */
  isNew: boolean;
}

/** The link of a shared list, and the ways to send it. */
export function ListLink({ name, link, isNew }: ListLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(isNew);
  useEffect(() => {
    if (takesFocus.current) field.current?.focus();
  }, []);
  return (
    <Stack gap="sm">
      <TextInput
        label={texts.listLink()}
        value={link}
        readOnly
        dir="ltr"
        ref={field}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <ShareListing title={texts.homesToLookAt({ name })} url={link} />
    </Stack>
  );
}
