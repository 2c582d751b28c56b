import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import { getEstimateCoverage } from '@africanscity/contracts/requests/calls/evaluations';
import type { EstimateCoverage as Row } from '@africanscity/contracts/requests/managed-requests';
import { Table, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { showTime } from '../../ui/show-time.ts';
import { SkeletonRows } from '../../ui/waiting.tsx';
import classes from './estimate-coverage.module.css';

/** How many asking prices the ranges of estimates hold, by city and country. */
export function EstimateCoverage() {
  const query = useQuery(operation(getEstimateCoverage, {}));
  return (
    <section aria-labelledby="estimate-coverage">
      <Title order={2} size="h4" id="estimate-coverage" mt="xl">
        {texts.coverageOfPriceEstimates()}
      </Title>
      <Text c="dimmed" mb="sm">
        {texts.coverageText()}
      </Text>
      <Loaded
        query={query}
        what={texts.theCoverage()}
        skeleton={<SkeletonRows count={3} height={44} />}
        empty={<Text>{texts.noPlaceYet()}</Text>}
      >
        {(rows) => <CoverageTable rows={rows} />}
      </Loaded>
    </section>
  );
}

function CoverageTable({ rows }: { rows: Row[] }) {
  return (
    <>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-labelledby="estimate-coverage">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.place()}</Table.Th>
              <Table.Th>{texts.homes()}</Table.Th>
              <Table.Th>{texts.pricesMeasured()}</Table.Th>
              <Table.Th>{texts.inTheRange()}</Table.Th>
              <Table.Th>{texts.rangeAroundTheEstimate()}</Table.Th>
              <Table.Th>{texts.typicalDeviation()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={`${row.kind} ${row.place}`}>
                <Table.Th scope="row">
                  {row.kind === 'country' ? texts.countryNamed({ place: row.place }) : row.place}
                </Table.Th>
                <Table.Td>{formatNumber(row.homes)}</Table.Td>
                <Table.Td>{formatNumber(row.measured)}</Table.Td>
                <Table.Td>
                  <Share {...row} />
                </Table.Td>
                <Table.Td>{texts.fromTo({ from: showPercent(row.low - 1), to: showPercent(row.high - 1) })}</Table.Td>
                <Table.Td>{Math.round(row.deviation)} %</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows[0] && (
        <Text size="sm" c="dimmed">
          {texts.calculatedAt({ time: showTime(rows[0].calculatedAt) })}
        </Text>
      )}
    </>
  );
}

/** The share as a number and a bar, with a mark at 80 %. */
function Share({ covered, measured }: Row) {
  const percent = measured === 0 ? 0 : (100 * covered) / measured;
  return (
    <span className={classes.share}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
        <rect className={classes.bar} width={percent} height={10} />
        <line className={classes.mark} x1={80} x2={80} y1={0} y2={10} />
      </svg>
      {measured === 0 ? '–' : `${percent.toFixed(1)} %`}
    </span>
  );
}

function showPercent(part: number): string {
  const percent = Math.round(100 * part);
  return percent > 0 ? `+${percent} %` : `${percent} %`.replace('-', '−');
}
