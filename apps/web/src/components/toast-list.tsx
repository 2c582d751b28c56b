import { Notifications, hideNotification, showNotification } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import type { Toast } from './toast.ts';

const colors = { success: 'teal', error: 'red', info: 'sunrise' };

export function ToastList() {
  return <Notifications position="top-center" autoClose={5000} limit={4} zIndex={450} />;
}

export function show({ message, title, kind = 'info' }: Toast): void {
  const id = `toast-${Date.now()}-${Math.random()}`;
  showNotification({
    id,
    title,
    message,
    color: colors[kind],
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    style: { cursor: 'pointer' },
    onClick: () => hideNotification(id),
  });
}
