import * as texts from '@africanscity/messages/administration';
import { getArrangement, saveArrangement } from '@africanscity/contracts/administration/calls/arrangement';
import type { Arrangement } from '@africanscity/contracts/administration/arrangement';
import { homeSections, menuEntries } from '@africanscity/contracts/administration/arrangement-values';
import { getSiteMenu } from '@africanscity/contracts/administration/calls/company-pages';
import { getHomeContent } from '@africanscity/contracts/administration/calls/lookups';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonDetails } from '../../../ui/waiting.tsx';
import { OrderedChoices } from './ordered-choices.tsx';

/** The order of the home page's sections and of the main menu, and what is switched off. */
export function ArrangementForm() {
  const query = useQuery({ ...operation(getArrangement, {}), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.arrangementInSentence()} skeleton={<SkeletonDetails />}>
      {(arrangement) => <EditedArrangement arrangement={arrangement} />}
    </Loaded>
  );
}

function EditedArrangement({ arrangement }: { arrangement: Arrangement }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: arrangement });
  const { sending, done } = useSubmit(form, async ({ sections, menu }) => {
    const saved = await call(saveArrangement, {
      sections: namesOf(sections),
      hiddenSections: namesOf(sections.filter(({ isShown }) => !isShown)),
      menu: namesOf(menu),
      hiddenEntries: namesOf(menu.filter(({ isShown }) => !isShown)),
    });
    queryClient.setQueryData(operation(getArrangement, {}).queryKey, saved);
    for (const { name } of [getSiteMenu, getHomeContent]) await queryClient.invalidateQueries({ queryKey: [name] });
    return texts.orderSaved();
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'order' }} done={done} submitLabel={texts.saveTheOrder()}>
      <OrderedChoices
        label={texts.sectionsOfHome()}
        labels={homeSections}
        choices={form.values.sections}
        onChange={(sections) => form.setFieldValue('sections', sections)}
      />
      <OrderedChoices
        label={texts.entriesOfTheMenu()}
        labels={menuEntries}
        choices={form.values.menu}
        onChange={(menu) => form.setFieldValue('menu', menu)}
      />
    </FormShell>
  );
}

function namesOf(choices: { name: string }[]): string {
  return choices.map(({ name }) => name).join(',');
}
