import * as texts from '@africanscity/messages/listings';
import type { LoanYear } from './mortgage.ts';
import classes from './schedule-chart.module.css';

const height = 160;
const width = 600;

interface ScheduleChartProps {
  schedule: LoanYear[];
  /** Formats an amount. */
  whole: (amount: number) => string;
}

/** The yearly payments as a chart, principal below interest, and as a table. */
export default function ScheduleChart({ schedule, whole }: ScheduleChartProps) {
  const step = width / schedule.length;
  const bar = Math.max(step * 0.7, step - 8);
  const tallest = Math.max(...schedule.map((year) => year.principal + year.interest));
  const scale = (value: number) => (Math.max(value, 0) / tallest) * height;
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <strong>{texts.paymentsPerYear()}</strong>
        <span className={classes.key} data-part="principal">
          {texts.principal()}
        </span>
        <span className={classes.key} data-part="interest">
          {texts.interest()}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={classes.chart} aria-hidden>
        {schedule.map(({ year, principal, interest }, index) => (
          <g key={year}>
            <title>
              {texts.yearOfSchedule({ year: String(year), principal: whole(principal), interest: whole(interest) })}
            </title>
            <rect
              className={classes.interest}
              x={index * step}
              y={height - scale(principal + interest)}
              width={bar}
              height={scale(interest)}
            />
            <rect
              className={classes.principal}
              x={index * step}
              y={height - scale(principal)}
              width={bar}
              height={scale(principal)}
            />
          </g>
        ))}
      </svg>
      <div className={classes.axis} aria-hidden>
        <span>{texts.yearNumber({ year: '1' })}</span>
        {schedule.length > 1 && <span>{texts.yearNumber({ year: String(schedule.length) })}</span>}
      </div>
      <details className={classes.details}>
        <summary>{texts.scheduleAsTable()}</summary>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={texts.yearlySchedule()}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{texts.year()}</th>
                <th scope="col">{texts.principal()}</th>
                <th scope="col">{texts.interest()}</th>
                <th scope="col">{texts.remainingDebt()}</th>
              </tr>
            </thead>
            <tbody>
              {schedule.map(({ year, principal, interest, balance }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{whole(principal)}</td>
                  <td>{whole(interest)}</td>
                  <td>{whole(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
