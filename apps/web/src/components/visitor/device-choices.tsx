import * as texts from '@africanscity/messages/site';
import { useLocation } from 'react-router-dom';
import { localPath } from '../../ui/local-path.ts';
import { paths } from '../../app/paths.ts';
import classes from './device-choices.module.css';
import { useSaveData } from './save-data.tsx';

/**
 * The choices of this device: its currency, which has a page, and data saving. They are a form, because the server must know
 * them; it works without scripts, and search engines do not follow it.
 */
export function DeviceChoices() {
  const saveData = useSaveData();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={localPath(paths.dataUse)} className={classes.form}>
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" formMethod="get" formAction={localPath(paths.currency)} className={classes.button}>
        {texts.chooseCurrency()}
      </button>
      <button type="submit" name="saveData" value={saveData ? 'off' : 'on'} className={classes.button}>
        {saveData ? texts.showEverythingAgain() : texts.useLessData()}
      </button>
    </form>
  );
}
