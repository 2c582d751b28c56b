import * as texts from '@africanscity/messages/site';
import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useActionData, useLocation, useSearchParams } from 'react-router-dom';
import { localPath } from '../../ui/local-path.ts';
import { NextStep } from '../notices/next-step.tsx';
import { NoScripts } from '../notices/no-scripts.tsx';
import type { FormAnswer } from '../forms/use-posted-form.ts';

interface MailedLinkProps {
  /**
   * For links that work without scripts: the button's label, the texts after the first and after later uses, and the
   * page on which the visitor goes on then.
   */
  plain?: { label: string; done: string; already: string; next: { to: string; label: string } };
  children: ReactNode;
}

/**
 * The target of a link in an email. The secret is in the URL's fragment, which browsers never send, so without scripts
 * the visitor pastes the link into a field.
 */
export function MailedLink({ plain, children }: MailedLinkProps) {
  const [query] = useSearchParams();
  const isAgain = query.get('done') === 'already';
  if (plain && query.has('done')) {
    return (
      <NextStep title={isAgain ? texts.alreadyConfirmed() : texts.thankYou()} {...plain.next}>
        {isAgain ? plain.already : plain.done}
      </NextStep>
    );
  }
  return (
    <>
      {plain ? <CopiedLink label={plain.label} /> : <NoScripts>{texts.pageNeedsScripts()}</NoScripts>}
      <div className="scripted">{children}</div>
    </>
  );
}

function CopiedLink({ label }: { label: string }) {
  const { pathname } = useLocation();
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <noscript>
      <form method="post" action={localPath(pathname)}>
        <Stack>
          <TextInput
            label={texts.link()}
            name="token"
            description={texts.pasteLink()}
            autoComplete="off"
            defaultValue={answer?.typed.token}
            error={answer?.message}
          />
          <Button type="submit" size="md" fullWidth>
            {label}
          </Button>
        </Stack>
      </form>
    </noscript>
  );
}
