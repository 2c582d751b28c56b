import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSaveData } from './save-data.tsx';
import classes from './data-switch.module.css';

/**
 * Switches data saving on this device. It is a form, because the server must know the choice; it works without scripts.
 */
export function DataSwitch() {
  const saveData = useSaveData();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.dataUse} className={classes.form}>
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" name="saveData" value={saveData ? 'off' : 'on'} className={classes.button}>
        {saveData ? 'Show everything again' : 'Use less data'}
      </button>
    </form>
  );
}
