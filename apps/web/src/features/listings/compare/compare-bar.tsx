import { maxCompared } from '@africanscity/contracts/listings/values';
import { Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import classes from './compare-bar.module.css';
import { useComparison } from './use-comparison.ts';

/** The listings chosen for comparison, at the bottom of the screen, with a link to the comparison. */
export default function CompareBar() {
  const { chosen, remove, clear } = useComparison();
  const enough = chosen.length > 1;
  return (
    <section className={classes.bar} aria-label="Compare">
      <div className={classes.inside}>
        <p className={classes.count} role="status">
          {chosen.length} of {maxCompared} <span className={classes.wide}>to compare</span>
        </p>
        <ul className={classes.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Link dir="auto" to={paths.property(id)}>
                {name}
              </Link>
              <CloseButton size={32} aria-label={`Remove from the comparison: ${name}`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
        <Button variant="subtle" color="gray" h={44} px="xs" onClick={clear}>
          Clear
        </Button>
        {enough ? (
          <Button component={Link} to={paths.compare(chosen.map(({ id }) => id))} h={44}>
            Compare
          </Button>
        ) : (
          <p className={classes.hint}>Choose one more</p>
        )}
      </div>
    </section>
  );
}
