import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './color-scheme-switch.module.css';

/** Changes between light and dark. Both icons are in the page, so that the server need not know which is on. */
export function ColorSchemeSwitch() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon
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
