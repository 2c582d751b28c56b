import * as texts from '@africanscity/messages/site';
import { Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useReturnFocus } from './use-return-focus.ts';

/** A dialog that is open while it is mounted. Afterwards the control that opened it has the focus. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened centered closeButtonProps={{ 'aria-label': texts.close() }} {...props} />;
}
