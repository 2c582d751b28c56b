import * as texts from '@africanscity/messages/messages';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import classes from './save-search-link.module.css';

/** A link to the form that saves a search. A link works before scripts load. */
export function SaveSearchLink({ filter }: { filter: object }) {
  return (
    <Button component={Link} to={paths.saveSearch(filter)} variant="default" size="md" className={classes.link}>
      <IconBell size={20} aria-hidden />
      <span className={classes.text}>
        <RichText text={texts.saveSearch()} tags={{ more: (words) => <span className={classes.said}>{words}</span> }} />
      </span>
    </Button>
  );
}
