import * as texts from '@africanscity/messages/listings';
import { Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './wizard-frame.module.css';
import { steps } from './wizard-steps.ts';

interface WizardStepsProps {
  step: number;
  /** Index of the furthest step. */
  reached: number;
  onGo: (step: number) => void;
  disabled: boolean;
}

/** The list of steps, with links to the previous ones. */
export function WizardSteps({ step, reached, onGo, disabled }: WizardStepsProps) {
  return (
    <nav aria-label={texts.steps()}>
      <ol className={classes.steps}>
        {steps.map(({ name }, at) => (
          <li key={at} className={classes.step} data-done={at < step || undefined}>
            <button
              type="button"
              className={classes.go}
              aria-current={at === step ? 'step' : undefined}
              disabled={disabled || at > reached}
              onClick={() => onGo(at)}
            >
              <span className={classes.number} aria-hidden>
                {at < step ? <IconCheck size={14} stroke={3} /> : at + 1}
              </span>
              {name()}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The heading of a step, which takes the focus after a step change. */
export function StepHeading({ step, moved }: { step: number; moved: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after a step change
  }, [step]);
  const { title, text } = steps[step]!;
  return (
    <div>
      <Title ref={heading} order={2} tabIndex={-1} className={classes.heading}>
        {title()}
      </Title>
      <Text c="dimmed" mt={6}>
        {text()}
      </Text>
    </div>
  );
}

interface WizardBarProps {
  step: number;
  onBack: () => void;
  disabled: boolean;
  /** The submit button. */
  submit: ReactNode;
}

/** Back and next buttons at the bottom of the screen. */
export function WizardBar({ step, onBack, disabled, submit }: WizardBarProps) {
  return (
    <div className={classes.bar}>
      {step > 0 && (
        <Button
          type="button"
          variant="default"
          size="md"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          disabled={disabled}
          onClick={onBack}
        >
          {texts.back()}
        </Button>
      )}
      <span className={classes.progress}>{texts.stepOf({ step: String(step + 1), steps: String(steps.length) })}</span>
      {submit}
    </div>
  );
}
