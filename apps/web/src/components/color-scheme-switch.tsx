import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import classes from './color-scheme-switch.module.css';

/**
 * Changes between light and dark. Both icons are in the page, so that the server need not know which is on. The
 * document's first script answers to clicks on what is marked, and the app from the moment at which it is in charge.
 */
export function ColorSchemeSwitch() {
  const { setColorScheme, toggleColorScheme } = useMantineColorScheme();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.removeAttribute('data-switches-colors');
    // What that script was told also counts where nothing is kept for sites, or when it came while the app began.
    const { dataset } = document.documentElement;
    if (dataset.chosenColors) setColorScheme(dataset.chosenColors as MantineColorScheme);
    delete dataset.chosenColors;
  }, [setColorScheme]);
  return (
    <ActionIcon
      ref={button}
      data-switches-colors
      className={classes.switch}
      variant="subtle"
      size="xl"
      aria-label="Switch between light and dark"
      onClick={toggleColorScheme}
    >
      <IconMoon className={classes.toDark} size={20} aria-hidden />
      <IconSun className={classes.toLight} size={20} aria-hidden />
    </ActionIcon>
  );
}
