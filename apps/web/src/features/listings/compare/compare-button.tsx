import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { RoundButton } from '../../../ui/round-button.tsx';
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
    'aria-pressed': pressed,
    'aria-label': `Compare: ${subject}`,
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
      Compare
    </Button>
  ) : (
    <RoundButton {...shared} icon="scale" className={`${names} ${classes.round}`} />
  );
}
