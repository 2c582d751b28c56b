import * as siteTexts from '@africanscity/messages/site';
import { Alert, Button, Group } from '@mantine/core';

interface QuestionProps {
  title: string;
  /** Text of the button that does it. */
  label: string;
  /** Colour of that button; `red` for what cannot be undone. */
  color?: string;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act, in the place of the row that it is about. */
export function Question({ title, label, color, loading, onConfirm, onCancel }: QuestionProps) {
  return (
    <Alert color="orange" role="alert" title={title}>
      <Group gap="sm">
        <Button color={color} loading={loading} onClick={onConfirm}>
          {label}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {siteTexts.cancel()}
        </Button>
      </Group>
    </Alert>
  );
}
