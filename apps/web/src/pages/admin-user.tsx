import * as texts from '@africanscity/messages/administration';
import { Alert, Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { UserDetails } from '../features/administration/user-details.tsx';

export const loader = unlisted(texts.user);

export default function AdminUser() {
  const [query] = useSearchParams();
  const id = Number(query.get('id'));
  return (
    <>
      <Anchor component={Link} to={paths.adminUsers()} display="inline-block" py={10} mb={6}>
        {texts.allUsers()}
      </Anchor>
      {Number.isSafeInteger(id) && id > 0 ? (
        <UserDetails key={id} id={id} />
      ) : (
        <Alert color="red" role="alert">
          {texts.noSuchUser()}
        </Alert>
      )}
    </>
  );
}
