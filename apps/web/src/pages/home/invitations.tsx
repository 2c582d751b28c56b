import * as texts from '@africanscity/messages/site';
import { Container } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import agent from '../../assets/agent.svg';
import propertyRequest from '../../assets/property-request.svg';
import { isServed } from '@africanscity/contracts/brand-features';
import { useBrand } from '../../ui/brand.tsx';
import { CallToAction } from './call-to-action.tsx';
import classes from './invitations.module.css';

/** Invitations for agents to list, and for seekers to send a request. */
export function Invitations() {
  const { off } = useBrand();
  const shown = [paths.pricing, paths.request].filter((path) => isServed(path, off));
  if (shown.length === 0) return null;
  return (
    <Container className={classes.pair}>
      {shown.includes(paths.pricing) && (
        <CallToAction
          tone="night"
          title={texts.areYouAnAgent()}
          text={texts.agentInvitation()}
          action={texts.seePackages()}
          to={paths.pricing}
          picture={agent}
        />
      )}
      {shown.includes(paths.request) && (
        <CallToAction
          tone="sunrise"
          title={texts.notFoundYet()}
          text={texts.requestInvitation()}
          action={texts.requestProperty()}
          to={paths.request}
          picture={propertyRequest}
        />
      )}
    </Container>
  );
}
