import * as texts from '@africanscity/messages/listings';
import { maxCompared } from '@africanscity/contracts/listings/values';
import { Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import classes from './compare-bar.module.css';
import { useComparison } from './use-comparison.ts';

/** The listings chosen for comparison, at the bottom of the screen, with a link to the comparison. */
export default function CompareBar() {
  const { chosen, remove, clear } = useComparison();
  const enough = chosen.length > 1;
  return (
    <section className={classes.bar} aria-label={texts.compare()}>
      <div className={classes.inside}>
        <p className={classes.count} role="status">
          <RichText
            text={texts.chosenToCompare({ count: String(chosen.length), most: String(maxCompared) })}
            tags={{ wide: (words) => <span className={classes.wide}>{words}</span> }}
          />
        </p>
        <ul className={classes.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Link dir="auto" to={paths.property(id)}>
                {name}
              </Link>
              <CloseButton size={32} aria-label={texts.removeFromComparison({ name })} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
        <Button variant="subtle" color="gray" h={44} px="xs" onClick={clear}>
          {texts.clear()}
        </Button>
        {enough ? (
          <Button component={Link} to={paths.compare(chosen.map(({ id }) => id))} h={44}>
            {texts.compare()}
          </Button>
        ) : (
          <p className={classes.hint}>{texts.chooseOneMore()}</p>
        )}
      </div>
    </section>
  );
}
