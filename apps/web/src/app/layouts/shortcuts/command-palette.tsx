import * as texts from '@africanscity/messages/site';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminSections } from '../../admin-sections.ts';
import { paths } from '../../paths.ts';
import classes from './command-palette.module.css';

interface Command {
  label: string;
  to: string;
  searches?: boolean;
}

/** Opens a section of the administration, or searches one of its tables for the typed text. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const commands = commandsFor(typed.trim());
  return (
    <Spotlight.Root
      forceOpened
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      scrollable
      maxHeight="60dvh"
      title={texts.goTo()}
      classNames={{ header: classes.heading }}
    >
      <Spotlight.Search
        placeholder={texts.goToPageOrSearch()}
        aria-label={texts.goToPageOrSearch()}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {commands.map(({ label, to, searches }) => (
          <Spotlight.Action
            key={to}
            label={label}
            leftSection={searches ? <IconSearch size={18} aria-hidden /> : <IconArrowRight size={18} aria-hidden />}
            onClick={() => go(to)}
          />
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function commandsFor(typed: string): Command[] {
  const parts = [...adminSections.map(({ path, text }) => ({ label: text, to: `/${path}` })), ownAccount()];
  if (!typed) return parts;
  const wanted = typed.toLowerCase();
  const search = { search: typed.slice(0, 120) };
  return [
    ...parts.filter(({ label }) => label.toLowerCase().includes(wanted)),
    { label: texts.listingsWith({ typed }), to: paths.adminSection('listings', search), searches: true },
    { label: texts.usersWith({ typed }), to: paths.adminUsers(search), searches: true },
    { label: texts.paymentsWith({ typed }), to: paths.adminSection('payments', search), searches: true },
  ];
}

const ownAccount = (): Command => ({ label: texts.myAccount(), to: paths.adminAccount });
