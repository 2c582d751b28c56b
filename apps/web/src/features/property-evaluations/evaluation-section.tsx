import { getPriceEstimate } from '@africanscity/contracts/property-evaluations';
import { Alert, Button, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import classes from './evaluation-section.module.css';
import { PriceEstimateText } from './price-estimate-text.tsx';

/** What comparable listings ask for, and a form to have the company look at it. */
export function EvaluationSection({ id, type }: { id: number; type: string }) {
  const { data, error, refetch } = useQuery(operation(getPriceEstimate, { id: String(id) }));
  return (
    <section className={classes.section} aria-labelledby="evaluation">
      <Title order={2} size="h3" id="evaluation">
        Property Evaluations
      </Title>
      <div className={classes.columns}>
        <div className={classes.estimate}>
          {data && <PriceEstimateText estimate={data} />}
          {!data && !error && <Skeleton height={140} role="status" aria-label="Looking at comparable listings" />}
          {error && (
            <Alert color="red" role="alert" title="The estimate did not arrive">
              {error.message}{' '}
              <Button variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            </Alert>
          )}
        </div>
        <EvaluationForm id={id} type={type} />
      </div>
    </section>
  );
}
