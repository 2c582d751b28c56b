import { Kbd, Modal, Switch } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useSingleKeysChoice } from '../../../components/single-keys.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts: [keys: string[], what: string][] = [
  [['Ctrl', 'K'], 'Go to a part, or search everywhere'],
  [['/'], 'Search this table'],
  [['j'], 'Next row (also ↓ on a row)'],
  [['k'], 'Row before (also ↑ on a row)'],
  [['Enter'], 'What may be done to the row'],
  [['o'], 'Open the row'],
  [['x'], 'Choose the row'],
  [['a'], 'Choose all rows, or none'],
  [['b'], 'What may be done to the chosen rows'],
  [['?'], 'This list'],
];

/** What the keys do, and a switch for those that are pressed alone. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useSingleKeysChoice();
  return (
    <Modal opened onClose={onClose} title="Keys" centered closeButtonProps={{ 'aria-label': 'Close' }}>
      <dl className={classes.keys}>
        {shortcuts.map(([keys, what]) => (
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
        label="Keys pressed alone do something"
        description="Turn this off when you speak to your computer, or press keys by accident. Ctrl K goes on working."
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}
