import * as texts from '@africanscity/messages/listings';
import { monthName, monthOf, startOfMonth } from '@africanscity/contracts/listings/months';
import type { MonthlyReport } from '@africanscity/contracts/listings/monthly-report';
import { Button, type ButtonProps, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import classes from './monthly-report.module.css';

/** Leads to the months beside the shown one, and prints it. */
export function ReportTools({ report: { month, firstMonth, lastMonth } }: { report: MonthlyReport }) {
  const earlier = monthOf(startOfMonth(month), -1);
  const later = monthOf(startOfMonth(month), 1);
  return (
    <Group className={classes.screenOnly} gap="sm">
      {earlier >= firstMonth && <MonthLink month={earlier} leftSection={<IconChevronLeft size={18} aria-hidden />} />}
      {later <= lastMonth && <MonthLink month={later} rightSection={<IconChevronRight size={18} aria-hidden />} />}
      <Button h={44} leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        {texts.print()}
      </Button>
    </Group>
  );
}

interface MonthLinkProps extends Pick<ButtonProps, 'leftSection' | 'rightSection'> {
  month: string;
}

function MonthLink({ month, ...arrow }: MonthLinkProps) {
  return (
    <Button component={Link} to={paths.monthlyReport(month)} variant="default" h={44} {...arrow}>
      {monthName(month)}
    </Button>
  );
}
