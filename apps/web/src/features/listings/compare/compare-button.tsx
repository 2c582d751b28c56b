import { ActionIcon, Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import classes from './compare-button.module.css';
import { useComparison } from './use-comparison.ts';

interface CompareButtonProps {
  id: number;
  /** What the listing is, in a few words. */
  subject: string;
  /** With the word beside the sign. */
  labelled?: boolean;
  className?: string;
}

/** A pair of scales that puts a listing beside others, and takes it back. */
export function CompareButton({ id, subject, labelled, className }: CompareButtonProps) {
  const { has, toggle } = useComparison();
  const pressed = has(id);
  const shared = {
    type: 'button',
    variant: pressed ? 'filled' : 'default',
    'aria-pressed': pressed,
    'aria-label': `Compare: ${subject}`,
    onClick: () => toggle({ id, name: subject }),
  } as const;
  const names = [classes.scripted, className].filter(Boolean).join(' ');
  return labelled ? (
    <Button {...shared} className={names} h={44} px="sm" leftSection={<IconScale size={20} aria-hidden />}>
      Compare
    </Button>
  ) : (
    <ActionIcon {...shared} className={names} radius="xl" size={44}>
      <IconScale size={21} aria-hidden />
    </ActionIcon>
  );
}
