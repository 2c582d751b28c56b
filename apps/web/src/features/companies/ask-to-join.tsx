import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import type { Company } from '@africanscity/contracts/companies/companies';
import type { Team } from '@africanscity/contracts/companies/team';
import { askToJoin } from '@africanscity/contracts/companies/calls/team';
import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { bringText } from './bring-text.ts';

/** Asks the owner of a company for membership. */
export function AskToJoin({ company, team, refresh }: { company: Company; team: Team; refresh: () => Promise<void> }) {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const form = useForm({ initialValues: { message: '', bringListings: true } });
  const { sending } = useSubmit(form, async ({ message, bringListings }) => {
    await call(askToJoin, { id: String(company.id), message, bringListings: bringListings ? 'true' : 'false' });
    await refresh();
  });
  if (!open) {
    return (
      <Button variant="default" h={44} onClick={() => setOpen(true)}>
        {texts.askToJoinCompany({ name: company.name })}
      </Button>
    );
  }
  return (
    <FormShell {...sending} keeps={{ form, name: 'join' }} submitLabel={texts.askToJoin()}>
      <Textarea
        label={texts.messageToOwner()}
        description={texts.optional()}
        autosize
        minRows={2}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('message')}
      />
      {team.ownListings > 0 && (
        <Checkbox
          size="md"
          label={bringText(team.ownListings, company.name)}
          {...form.getInputProps('bringListings', { type: 'checkbox' })}
        />
      )}
      <Button variant="default" h={44} onClick={() => setOpen(false)} disabled={sending.loading}>
        {siteTexts.cancel()}
      </Button>
    </FormShell>
  );
}
