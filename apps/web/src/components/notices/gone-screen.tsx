import * as texts from '@africanscity/messages/site';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** The screen for missing pages, with a link to similar ones. */
export function GoneScreen({ title, label, to }: { title: string; label: string; to: string }) {
  return (
    <MessageScreen title={title} text={texts.noLongerListed()}>
      <Button component={Link} to={to}>
        {label}
      </Button>
    </MessageScreen>
  );
}
