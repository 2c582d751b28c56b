import * as texts from '@africanscity/messages/site';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './row-actions.module.css';

/** An action on a row: a link or a function. */
export type RowAction = { label: string; danger?: boolean } & ({ to: string } | { onClick: () => void });

/** A menu that fits neither above nor below its button covers the button. */
export const overTarget = {
  shift: { crossAxis: true, limiter: { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) } },
};

/** The menu at the end of a row. */
export function RowActions({ name, actions }: { name: string; actions: RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal middlewares={overTarget}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.actionsFor({ name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {actions.map((action) =>
          'to' in action ? (
            <Menu.Item key={action.label} component={Link} to={action.to} mih={44}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={action.label}
              mih={44}
              c={action.danger ? 'var(--mantine-color-error)' : undefined}
              onClick={action.onClick}
            >
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
