import * as texts from '@africanscity/messages/site';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Badge, Text } from '@mantine/core';
import { createSpotlightStore, Spotlight, type SpotlightStore } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';
import { adminSections } from '../../admin-sections.ts';
import { paths } from '../../paths.ts';
import classes from './command-palette.module.css';
import { useHits } from './use-hits.ts';

/** Opens a page of the administration, or a listing, user, payment or place that the typed text finds. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const wanted = typed.trim();
  const { groups, isLoading, isFailed } = useHits(wanted);
  const found = groups.filter(({ hits }) => hits.length > 0);
  const [store] = useState(createOpenStore);
  useSelectedFirst(store, found.flatMap(({ hits }) => hits.map(({ key }) => key)).join());
  return (
    <Spotlight.Root
      shortcut={null}
      store={store}
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
      <Spotlight.ActionsList className={classes.list}>
        {pagesWith(wanted).map(({ label, to }) => (
          <Spotlight.Action
            key={to}
            label={label}
            leftSection={<IconArrowRight size={18} aria-hidden />}
            onClick={() => go(to)}
          />
        ))}
        {found.map(({ label, hits }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {hits.map((hit) => (
              <Spotlight.Action
                key={hit.key}
                label={hit.label}
                description={hit.description}
                classNames={{ actionLabel: classes.line, actionDescription: classes.line, actionBody: classes.body }}
                dimmedSections={false}
                rightSection={<Badge variant="default">{hit.status}</Badge>}
                onClick={() => go(hit.to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.map(({ all }) => (
          <Spotlight.Action
            key={all.to}
            label={all.label}
            leftSection={<IconSearch size={18} aria-hidden />}
            onClick={() => go(all.to)}
          />
        ))}
      </Spotlight.ActionsList>
      {groups.length > 0 && (
        <Spotlight.Footer>
          <Text role="status" size="sm" c="dimmed">
            {isFailed ? texts.searchFailed() : isLoading ? texts.searching() : hitsText(found.length > 0)}
          </Text>
        </Spotlight.Footer>
      )}
    </Spotlight.Root>
  );
}

/** A palette that is forced open would stay open after Escape. */
function createOpenStore(): SpotlightStore {
  const store = createSpotlightStore();
  store.updateState((state) => ({ ...state, opened: true }));
  return store;
}

/** Selects the first line again when hits arrive above the lines that were there. */
function useSelectedFirst(store: SpotlightStore, hits: string): void {
  useEffect(() => {
    const list = document.getElementById(store.getState().listId);
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
    list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [store, hits]);
}

const hitsText = (isFound: boolean) => (isFound ? texts.firstHits() : texts.noHits());

interface AdminPageLink {
  label: string;
  to: string;
}

/** Pages of the administration whose titles contain the words. */
function pagesWith(words: string): AdminPageLink[] {
  const all = [
    ...adminSections.map(({ path, text }) => ({ label: text(), to: `/${path}` })),
    { label: texts.myAccount(), to: paths.adminAccount },
  ];
  return all.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
}
