import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import classes from './save-search-link.module.css';

/** Leads to where a filter is saved: a link, so that it works before any script does. */
export function SaveSearchLink({ filter }: { filter: object }) {
  return (
    <Button component={Link} to={paths.saveSearch(filter)} variant="default" size="md" className={classes.link}>
      <IconBell size={20} aria-hidden />
      <span className={classes.text}>
        Save<span className={classes.said}> this search</span>
      </span>
    </Button>
  );
}
