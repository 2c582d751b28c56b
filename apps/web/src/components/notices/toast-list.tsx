import * as texts from '@africanscity/messages/site';
import { Button, Group, Text } from '@mantine/core';
import { Notifications, hideNotification, showNotification, updateNotification } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { type FocusEvent, type ReactNode, useEffect } from 'react';
import { isEscapeTaken } from '../navigation/escape.ts';
import classes from './notice-close.module.css';
import type { Toast } from './toast.ts';

const colors = { success: 'teal', error: 'red', info: 'sunrise' };

/** Maximum number of open toasts. A further toast replaces the oldest. */
const limit = 4;

/** Minimum display time of a toast that offers to undo something, in milliseconds. */
const undoMs = 20_000;

/** Open toasts, the oldest first, with the element that had the focus before. */
const open = new Map<string, { toast: Toast; before: HTMLElement | null }>();

export function ToastList() {
  useEffect(() => {
    // Runs before dialogs and menus handle the key and close.
    window.addEventListener('keydown', closeByEscape, { capture: true });
    window.addEventListener('online', closeOffline);
    return () => {
      window.removeEventListener('keydown', closeByEscape, { capture: true });
      window.removeEventListener('online', closeOffline);
    };
  }, []);
  return <Notifications position="top-center" limit={limit} zIndex={450} />;
}

/** Closes the errors of a lost connection, which is back. */
function closeOffline(): void {
  for (const [id, { toast }] of open) if (toast.message === texts.youAreOffline()) hide(id);
}

/** Escape closes the focused toast, or else the newest one, unless another part of the page handles the key. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const ids = [...open.keys()];
  const focused = ids.find(hasFocus);
  const closed = focused ?? (isEscapeTaken() ? undefined : ids.at(-1));
  if (closed === undefined) return;
  if (focused) event.stopImmediatePropagation();
  hide(closed);
}

function hasFocus(id: string): boolean {
  return document.getElementById(id)?.contains(document.activeElement) ?? false;
}

/** Closes a toast. Its focus returns to the previous element, or to the page. */
function hide(id: string): void {
  const focused = hasFocus(id);
  const before = open.get(id)?.before;
  hideNotification(id);
  if (!focused) return;
  const next = before?.isConnected ? before : document.getElementById('content');
  next?.focus({ preventScroll: true });
}

export function show(toast: Toast): void {
  const { message: text, title, kind = 'info', undo, stays = kind === 'error' } = toast;
  for (const [id, { toast: shown }] of open) if (shown.message === text && shown.title === title) hide(id);
  const [oldest] = open.keys();
  if (open.size >= limit && oldest) hide(oldest);
  const id = `toast-${Date.now()}-${Math.random()}`;
  const autoClose = stays ? false : Math.max(readingMs(`${title ?? ''}${text}`), undo ? undoMs : 0);
  const message = undo ? withUndo(text, undo) : text;
  open.set(id, { toast, before: null });
  showNotification({
    id,
    title,
    message,
    color: colors[kind],
    autoClose,
    withBorder: true,
    classNames: { closeButton: classes.toast },
    closeButtonProps: { 'aria-label': texts.dismiss(), onClick: () => hide(id) },
    style: { cursor: 'pointer' },
    onClick: () => hide(id),
    // The library pauses the timer for the pointer only.
    onFocusCapture: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const known = open.get(id);
      if (known && relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        known.before = relatedTarget;
      updateNotification({ id, message, autoClose: false });
    },
    onBlurCapture: () => updateNotification({ id, message, autoClose }),
    onClose: () => open.delete(id),
  });
}

/** The click closes the toast, too. */
function withUndo(text: string, undo: () => Promise<void>): ReactNode {
  return (
    <Group gap="sm" justify="space-between">
      <Text inherit>{text}</Text>
      <Button variant="default" onClick={() => void undo()}>
        {texts.undo()}
      </Button>
    </Group>
  );
}

/** Display time of a message in milliseconds: slow readers need about 80 ms per character. */
function readingMs(text: string): number {
  return Math.max(5_000, text.length * 80);
}
