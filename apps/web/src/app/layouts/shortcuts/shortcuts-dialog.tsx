import * as texts from '@africanscity/messages/site';
import { Kbd, Switch } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useSingleKeysChoice } from '../../../components/navigation/single-keys.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts = (): [keys: string[], what: string][] => [
  [['Ctrl', 'K'], texts.goOrSearchEverywhere()],
  [['/'], texts.searchThisTable()],
  [['j'], texts.nextRow()],
  [['k'], texts.previousRow()],
  [['Enter'], texts.openRowActions()],
  [['o'], texts.openRow()],
  [['x'], texts.selectRow()],
  [['a'], texts.selectAllOrNone()],
  [['b'], texts.actionsForSelected()],
  [['?'], texts.showThisList()],
];

/** Lists the keyboard shortcuts, with a switch for single keys. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useSingleKeysChoice();
  return (
    <Dialog onClose={onClose} title={texts.keys()}>
      <dl className={classes.keys}>
        {shortcuts().map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={texts.singleKeyShortcuts()}
        description={texts.singleKeyHint()}
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
