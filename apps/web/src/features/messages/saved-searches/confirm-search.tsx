import * as texts from '@africanscity/messages/messages';
import { RichText } from '../../../ui/rich-text.tsx';
import { confirmSearchByEmail } from '@africanscity/contracts/messages/calls/saved-searches';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../../components/notices/next-step.tsx';

/** Confirms a saved search by an emailed link. It takes a click, because mail scanners open links too. */
export function ConfirmSearch() {
  const call = useCall();
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: () => call(confirmSearchByEmail, { token: token ?? '' }) });
  if (confirm.isSuccess) {
    const { name, alreadyConfirmed } = confirm.data;
    return (
      <NextStep
        title={alreadyConfirmed ? texts.searchAlreadySaved() : texts.searchSaved()}
        to={paths.properties()}
        label={texts.browseProperties()}
      >
        <RichText text={texts.weEmailListingsWithLink({ name })} tags={{ search: (words) => <bdi>{words}</bdi> }} />
      </NextStep>
    );
  }
  if (confirm.isError || token === null) {
    return (
      <NextStep failed title={texts.thatDidntWork()} to={paths.properties()} label={texts.browseProperties()}>
        {confirm.error?.message ?? texts.linkIncomplete()}{' '}
        <RichText
          text={texts.saveSearchAgain()}
          tags={{
            list: (words) => (
              <Anchor component={Link} to={paths.properties()}>
                {words}
              </Anchor>
            ),
          }}
        />
      </NextStep>
    );
  }
  return (
    <Stack>
      <Text>{texts.emailNewListingsQuestion()}</Text>
      <Button size="md" loading={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
        {texts.yesEmailMe()}
      </Button>
    </Stack>
  );
}
