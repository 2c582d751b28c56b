import * as texts from '@africanscity/messages/requests';
import { getPriceEstimate } from '@africanscity/contracts/requests/calls/evaluations';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { EvaluationForm } from './evaluation-form.tsx';
import classes from './evaluation-section.module.css';
import { PriceEstimateText } from './price-estimate-text.tsx';

/** The price range of comparable listings, and a folded form to ask for a valuation. */
export default function EvaluationSection({ id, type }: { id: number; type: string }) {
  const query = useQuery(operation(getPriceEstimate, { id: String(id) }));
  return (
    <section className={classes.section} aria-labelledby="evaluation">
      <Title order={2} size="h3" id="evaluation">
        {texts.whatIsItWorth()}
      </Title>
      <div className={classes.columns}>
        <div className={classes.estimate}>
          <Loaded query={query} what={texts.theEstimate()} skeleton={<SkeletonRows height={140} />}>
            {(estimate) => <PriceEstimateText estimate={estimate} />}
          </Loaded>
        </div>
        <details className={classes.ask}>
          <summary>{texts.askForValuation()}</summary>
          <EvaluationForm id={id} type={type} />
        </details>
      </div>
    </section>
  );
}
