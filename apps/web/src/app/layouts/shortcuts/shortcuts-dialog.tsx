import { Kbd, Modal, Switch } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useSingleKeysChoice } from '../../../components/navigation/single-keys.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts: [keys: string[], what: string][] = [
  [['Ctrl', 'K'], 'Go to a page, or search everywhere'],
  [['/'], 'Search this table'],
  [['j'], 'Next row (also ↓ on a row)'],
  [['k'], 'Previous row (also ↑ on a row)'],
  [['Enter'], 'Open the row’s actions'],
  [['o'], 'Open the row'],
  [['x'], 'Select the row'],
  [['a'], 'Select all rows, or none'],
  [['b'], 'Actions for the selected rows'],
  [['?'], 'Show this list'],
];

/** Lists the keyboard shortcuts, with a switch for single keys. */
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
        label="Single-key shortcuts"
        description="Turn this off if you use speech input or press keys by accident. Ctrl K still works."
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}
