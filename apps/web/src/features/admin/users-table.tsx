import { getUsersAll, type UserRow } from '@africanscity/contracts/admin';
import { deleteUser } from '@africanscity/contracts/admin-users';
import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';
import { personName } from '../../ui/person-name.ts';
import { AdminTable } from './admin-table.tsx';

export function UsersTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<UserRow | null>(null);
  const remove = useMutation({
    mutationFn: (user: UserRow) => call(deleteUser, { userId: String(user.id) }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <AdminTable
        title="Users"
        query={useQuery({ ...operation(getUsersAll, {}), staleTime: 0 })}
        textOf={(user) => `${personName(user)} ${user.email} ${user.role}`}
        columns={[
          { title: 'Name', show: personName },
          { title: 'Email', show: (user) => user.email },
          { title: 'Role', show: (user) => user.role },
          { title: 'Since', show: (user) => user.createdAt.slice(0, 10) },
        ]}
        actions={(user) => (
          <Button
            variant="default"
            size="compact-md"
            c="red"
            aria-label={`Delete ${personName(user)}`}
            onClick={() => setAsked(user)}
          >
            Delete
          </Button>
        )}
      />
      <Modal opened={asked !== null} onClose={() => setAsked(null)} title="Delete this user?" centered>
        <Text>
          {asked && personName(asked)} and all of their listings will be taken off the site. This cannot be undone.
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsked(null)} data-autofocus>
            Keep
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => asked && remove.mutate(asked)}>
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
