import * as texts from '@africanscity/messages/administration';
import { Box } from '@mantine/core';
import { useTableFilter } from '../../../components/tables/table-filter.tsx';
import { ContradictionsTable } from './contradictions-table.tsx';
import { PlacesTable } from './places-table.tsx';

const kinds = () => ({
  waiting: texts.waitingPlaces(),
  all: texts.allPlaces(),
  contradictions: texts.contradictions(),
  decided: texts.decidedContradictions(),
});

/** The table of places or of contradictions. A URL parameter has the choice. */
export function PlaceTables() {
  const { which, filter } = useTableFilter(kinds(), 'waiting');
  return (
    <>
      <Box mb="md" maw={320}>
        {filter}
      </Box>
      {which === 'contradictions' || which === 'decided' ? (
        <ContradictionsTable which={which} />
      ) : (
        <PlacesTable which={which} />
      )}
    </>
  );
}
