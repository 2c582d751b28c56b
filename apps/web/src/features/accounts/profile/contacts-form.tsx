import * as texts from '@africanscity/messages/accounts';
import { getContacts, saveContacts } from '@africanscity/contracts/accounts/calls/users';
import { longestContactList } from '@africanscity/contracts/accounts/values';
import { ActionIcon, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useFollowedForm } from '../../../components/forms/use-followed-form.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import classes from './contacts-form.module.css';

interface Contact {
  type: string;
  value: string;
}

const types = ['WhatsApp', 'Phone', 'Email', 'Telegram', 'Facebook', 'Website'];

const phoneTypes = ['WhatsApp', 'Phone'];

/** Validates the number of a phone; null for other contacts. */
async function phoneFault(contact: Contact | undefined): Promise<string | null> {
  if (!contact || !phoneTypes.includes(contact.type)) return null;
  const validate = validateWith(async () => (await import('@africanscity/contracts/phone')).callableContact);
  return (await validate(contact)).value ?? null;
}

/** Further contacts of an owner, shown with phone and email on the owner's listings. */
export function ContactsForm({ contacts }: { contacts: Contact[] }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { contacts: contacts.map(({ type, value }) => ({ type, value })) },
    validate: {
      contacts: {
        value: (value: string, { contacts: all }: { contacts: Contact[] }, path: string) =>
          value.trim() ? phoneFault(all[Number(path.split('.')[1])]) : texts.fillOrRemoveLine(),
      },
    },
  });
  const markSaved = useFollowedForm(form, { contacts });
  const { submit, loading, error, done } = useSubmit(form, async (values) => {
    await call(saveContacts, { contacts: JSON.stringify(values.contacts) });
    markSaved(values);
    await queryClient.invalidateQueries(operation(getContacts, {}));
    return texts.contactsSaved();
  });
  const complaint = form.errors.contacts ?? error;
  return (
    <FormShell
      onSubmit={(event) => {
        // The rules take a moment, in which another line may be added: that one is not sent.
        const asked = form.getValues();
        form.onSubmit(() => submit(asked))(event);
      }}
      keeps={{ form, name: 'contacts' }}
      loading={loading}
      error={complaint}
      done={done}
      submitLabel={texts.saveContacts()}
    >
      <Text c="dimmed" size="sm">
        {texts.whoSeesContacts()}
      </Text>
      <Stack gap="sm">
        {form.values.contacts.map((contact, index) => (
          // Lines have no id, and typing must not move the focus.
          <div key={index} className={classes.contact}>
            <NativeSelect
              className={classes.kind}
              aria-label={texts.typeOfContact({ number: String(index + 1) })}
              data={types.includes(contact.type) ? types : [contact.type, ...types]}
              {...form.getInputProps(`contacts.${index}.type`)}
            />
            <TextInput
              aria-label={texts.contact({ number: String(index + 1) })}
              maxLength={200}
              {...form.getInputProps(`contacts.${index}.value`)}
            />
            <ActionIcon
              variant="default"
              size={44}
              aria-label={texts.removeContact({ number: String(index + 1) })}
              onClick={() => form.removeListItem('contacts', index)}
            >
              <IconTrash size={20} />
            </ActionIcon>
          </div>
        ))}
      </Stack>
      {form.values.contacts.length < longestContactList && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => form.insertListItem('contacts', { type: 'WhatsApp', value: '' })}
        >
          {texts.addAContact()}
        </Button>
      )}
    </FormShell>
  );
}
