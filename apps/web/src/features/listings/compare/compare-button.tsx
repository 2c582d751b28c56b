import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { RoundButton } from '../../../ui/round-button.tsx';
import classes from './compare-button.module.css';
import { useComparison } from './use-comparison.ts';

interface CompareButtonProps {
  id: number;
  /** Short description of the listing. */
  subject: string;
  /** Shows a label beside the icon. */
  labelled?: boolean;
  className?: string;
}

/** A button that adds a listing to the comparison or removes it. */
export function CompareButton({ id, subject, labelled, className }: CompareButtonProps) {
  const { has, toggle } = useComparison();
  const pressed = has(id);
  const shared = {
    'aria-pressed': pressed,
    'aria-label': texts.compareOf({ subject }),
    onClick: () => toggle({ id, name: subject }),
  } as const;
  const names = [classes.scripted, className].filter(Boolean).join(' ');
  return labelled ? (
    <Button
      {...shared}
      variant={pressed ? 'filled' : 'default'}
      className={names}
      h={44}
      px="sm"
      leftSection={<IconScale size={20} aria-hidden />}
    >
      {texts.compare()}
    </Button>
  ) : (
    <RoundButton {...shared} icon="scale" className={`${names} ${classes.round}`} />
  );
}
