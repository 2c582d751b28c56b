import * as texts from '@africanscity/messages/listings';
import { saveShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { Shortlist } from '@africanscity/contracts/listings/shortlists';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ListNameForm } from './list-name-form.tsx';
import classes from './lists-row.module.css';
import { useListsRefresh } from './use-lists-refresh.ts';

/** Links to all favorites and to each list, in a row that scrolls sideways, with a button that creates a list. */
export function ListsRow({ lists, current }: { lists: Shortlist[]; current: number | undefined }) {
  const [creating, setCreating] = useState(false);
  const call = useCall();
  const navigate = useNavigate();
  const refresh = useListsRefresh();

  async function create(name: string) {
    const { id } = await call(saveShortlist, { name });
    await refresh();
    setCreating(false);
    await navigate(paths.shortlist(id));
  }

  return (
    <>
      <nav aria-label={texts.listsOfFavorites()}>
        <ul className={classes.row}>
          <li>
            <Link
              to={paths.favorite}
              className={classes.chip}
              aria-current={current === undefined ? 'page' : undefined}
            >
              {texts.allFavorites()}
            </Link>
          </li>
          {lists.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={paths.shortlist(id)}
                className={classes.chip}
                aria-current={current === id ? 'page' : undefined}
              >
                <span dir="auto" className={classes.name}>
                  {name}
                </span>
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={classes.chip} aria-expanded={creating} onClick={() => setCreating(true)}>
              <IconPlus size={18} aria-hidden /> {texts.newList()}
            </button>
          </li>
        </ul>
      </nav>
      {creating && (
        <ListNameForm name="" submit={texts.createList()} onSave={create} onCancel={() => setCreating(false)} />
      )}
    </>
  );
}
