import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import { useBrand } from '../../../ui/brand.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { confirmNewsletter } from '@africanscity/contracts/messages/calls/newsletter';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../../components/notices/next-step.tsx';

/** Confirms a newsletter subscription by an emailed link. It takes a click, because mail scanners open links too. */
export function ConfirmNewsletter() {
  const { name } = useBrand();
  const call = useCall();
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: () => call(confirmNewsletter, { token: token ?? '' }) });
  if (confirm.isSuccess) {
    return (
      <NextStep
        title={confirm.data.alreadyConfirmed ? texts.alreadySubscribed() : texts.subscribed()}
        to={paths.properties()}
        label={texts.browseProperties()}
      >
        {texts.subscribedText()}
      </NextStep>
    );
  }
  if (confirm.isError || token === null) {
    return (
      <NextStep failed title={texts.thatDidntWork()} to={paths.home} label={siteTexts.goHome()}>
        {confirm.error?.message ?? texts.linkIncomplete()}{' '}
        <RichText
          text={texts.subscribeAgain()}
          tags={{
            home: (words) => (
              <Anchor component={Link} to={`${paths.home}#newsletter-title`}>
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
      <Text>{texts.wantNews({ name })}</Text>
      <Button size="md" loading={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
        {texts.sendMeNews()}
      </Button>
    </Stack>
  );
}
