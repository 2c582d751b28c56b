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
        Coverage of price estimates
      </Title>
      <Text c="dimmed" mb="sm">
        A range should hold 80 % of asking prices. Each range is made before its price is known. Calculated every night
        for places with 200 homes.
      </Text>
      <Loaded
        query={query}
        what="the coverage"
        skeleton={<SkeletonRows count={3} height={44} />}
        empty={<Text>No place has enough homes yet.</Text>}
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
              <Table.Th>Place</Table.Th>
              <Table.Th>Homes</Table.Th>
              <Table.Th>Prices measured</Table.Th>
              <Table.Th>In the range</Table.Th>
              <Table.Th>Range around the estimate</Table.Th>
              <Table.Th>Typical deviation</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={`${row.kind} ${row.place}`}>
                <Table.Th scope="row">{row.kind === 'country' ? `${row.place} (country)` : row.place}</Table.Th>
                <Table.Td>{row.homes.toLocaleString('en')}</Table.Td>
                <Table.Td>{row.measured.toLocaleString('en')}</Table.Td>
                <Table.Td>
                  <Share {...row} />
                </Table.Td>
                <Table.Td>
                  {showPercent(row.low - 1)} to {showPercent(row.high - 1)}
                </Table.Td>
                <Table.Td>{Math.round(row.deviation)} %</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows[0] && (
        <Text size="sm" c="dimmed">
          Calculated {showTime(rows[0].calculatedAt)}.
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
