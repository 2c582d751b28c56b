import * as texts from '@africanscity/messages/site';
import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconColumns3 } from '@tabler/icons-react';
import { overTarget } from './row-actions.tsx';
import classes from './row-actions.module.css';
import type { ShownColumns } from './use-shown-columns.ts';

/** The button that opens a menu of the columns, to hide and show them. */
export function ColumnMenu<Row>({ columns }: { columns: ShownColumns<Row> }) {
  return (
    <Menu position="bottom-end" withinPortal middlewares={overTarget} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" h={44} leftSection={<IconColumns3 size={18} aria-hidden />}>
          {texts.columns()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {columns.optional.map((column) => (
          <Menu.CheckboxItem
            key={column.title}
            checked={columns.has(column)}
            mih={44}
            closeMenuOnClick={false}
            onChange={() => columns.toggle(column)}
          >
            {column.title}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item mih={44} disabled={!columns.reset} onClick={columns.reset}>
          {texts.usualColumns()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
