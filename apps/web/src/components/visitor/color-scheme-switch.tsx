import * as texts from '@africanscity/messages/site';
import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import classes from './color-scheme-switch.module.css';

/**
 * Switches between light and dark. Both icons are rendered, because the server does not know the scheme. The document's
 * inline script handles clicks until the app has hydrated.
 */
export function ColorSchemeSwitch() {
  const { setColorScheme, toggleColorScheme } = useMantineColorScheme();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.removeAttribute('data-switches-colors');
    // Applies the choice of the inline script, also when storage is blocked or the click came during hydration.
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
      aria-label={texts.switchColors()}
      onClick={toggleColorScheme}
    >
      <IconMoon className={classes.toDark} size={20} aria-hidden />
      <IconSun className={classes.toLight} size={20} aria-hidden />
    </ActionIcon>
  );
}
