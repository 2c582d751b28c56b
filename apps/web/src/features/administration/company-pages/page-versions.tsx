import * as texts from '@africanscity/messages/administration';
import { getPageVersion, restorePageVersion } from '@africanscity/contracts/administration/calls/company-pages';
import type { EditedPage } from '@africanscity/contracts/administration/company-pages';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showTime } from '../../../ui/show-time.ts';
import { SkeletonDetails } from '../../../ui/waiting.tsx';
import classes from './page-versions.module.css';
import { RenderedText } from './page-preview.tsx';
import { usePagesChanged } from './use-pages-changed.ts';

type Version = EditedPage['versions'][number];

/** Published versions. Each can be looked at, and made the draft again. */
export function PageVersions({ page, onRestored }: { page: EditedPage; onRestored: () => void }) {
  const call = useCall();
  const pagesChanged = usePagesChanged();
  const [open, setOpen] = useState<{ what: 'look' | 'restore'; version: Version } | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={classes.versions}>
      <Panel title={texts.publishedVersions()}>
        <ol className={classes.list}>
          {page.versions.map((version, at) => (
            <li key={version.id} className={classes.version}>
              <div>
                <Text fw={600} dir="auto">
                  {version.title}
                </Text>
                <Text fz="sm" c="dimmed">
                  {showTime(version.publishedAt)}
                  {version.publishedBy && `, ${version.publishedBy}`}
                  {at === 0 && texts.onTheSiteNow()}
                </Text>
              </div>
              <Group gap="xs">
                <Button variant="default" h={44} onClick={() => setOpen({ what: 'look', version })}>
                  {texts.viewVersion()}
                </Button>
                <Button variant="default" h={44} onClick={() => setOpen({ what: 'restore', version })}>
                  {texts.restoreWithQuestion()}
                </Button>
              </Group>
            </li>
          ))}
        </ol>
      </Panel>
      {open?.what === 'look' && <VersionDialog version={open.version} language={page.language} onClose={close} />}
      {open?.what === 'restore' && (
        <ReasonDialog
          title={texts.restoreThisVersion()}
          confirm={texts.restore()}
          send={async () => {
            await call(restorePageVersion, { id: String(open.version.id) });
            await pagesChanged();
            onRestored();
            close();
          }}
          onClose={close}
        >
          {texts.restoreEffect()}
        </ReasonDialog>
      )}
    </div>
  );
}

interface VersionDialogProps {
  version: Version;
  language: EditedPage['language'];
  onClose: () => void;
}

/** Shows the text of a version. It is open while it is mounted. */
function VersionDialog({ version: { id, publishedAt }, language, onClose }: VersionDialogProps) {
  return (
    <Dialog
      centered={false}
      size="xl"
      onClose={onClose}
      title={texts.versionOf({ publishedAt: showTime(publishedAt) })}
    >
      <VersionText id={id} language={language} />
    </Dialog>
  );
}

function VersionText({ id, language }: { id: number; language: EditedPage['language'] }) {
  const version = useQuery(operation(getPageVersion, { id: String(id) }));
  return (
    <Loaded query={version} what={texts.versionInSentence()} skeleton={<SkeletonDetails />}>
      {(text) => <RenderedText text={text} language={language} />}
    </Loaded>
  );
}
