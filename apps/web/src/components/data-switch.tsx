import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useSaveData } from './save-data.tsx';
import classes from './data-switch.module.css';

/** Changes between little data and all of it, for this device. A form, since the server has to know: it works without scripts. */
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
