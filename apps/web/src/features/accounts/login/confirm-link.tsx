import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../../components/notices/next-step.tsx';

interface ConfirmLinkProps {
  /** Label of the button. */
  children: string;
  label: string;
  /** Uses the link's secret and opens the next page. Errors are shown. */
  act: (secret: string) => Promise<void>;
}

/** The target of an emailed link. It waits for a click, so that mail scanners do not use the link up. */
export function ConfirmLink({ children, label, act }: ConfirmLinkProps) {
  const token = useLinkToken();
  const { mutate, isPending, error } = useMutation({ mutationFn: act });
  if (token === undefined) return <Loader role="status" aria-label={siteTexts.loading()} />;
  if (token === null || error) {
    return (
      <NextStep failed title={texts.didNotWork()} to={paths.contact} label={texts.askOurTeam()}>
        {error?.message ?? texts.incompleteLink()}
      </NextStep>
    );
  }
  return (
    <Stack>
      <Text>{children}</Text>
      <Button size="md" fullWidth loading={isPending} onClick={() => mutate(token)}>
        {label}
      </Button>
    </Stack>
  );
}
