import * as texts from '@africanscity/messages/messages';
import { useBrand } from '../../../ui/brand.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { confirmNewsletter } from '@africanscity/contracts/messages/calls/newsletter';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';

/** Confirms a newsletter subscription by an emailed link. It takes a click, because mail scanners open links too. */
export function ConfirmNewsletter() {
  const { name } = useBrand();
  const call = useCall();
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: () => call(confirmNewsletter, { token: token ?? '' }) });
  if (confirm.isSuccess) {
    return (
      <Alert
        color="teal"
        role="status"
        title={confirm.data.alreadyConfirmed ? texts.alreadySubscribed() : texts.subscribed()}
      >
        {texts.subscribedText()}
      </Alert>
    );
  }
  if (confirm.isError || token === null) {
    return (
      <Alert color="red" role="alert" title={texts.thatDidntWork()}>
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
      </Alert>
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
