import { Container } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import agent from '../../assets/agent.svg';
import propertyRequest from '../../assets/property-request.svg';
import { CallToAction } from './call-to-action.tsx';
import classes from './invitations.module.css';

/** Invitations for agents to list, and for seekers to send a request. */
export function Invitations() {
  return (
    <Container className={classes.pair}>
      <CallToAction
        tone="night"
        title="Are you an agent?"
        text="Show your whole portfolio under your company's name and logo, and let buyers call you directly."
        action="See packages"
        to={paths.pricing}
        picture={agent}
      />
      <CallToAction
        tone="sunrise"
        title="Not found it yet?"
        text="Describe the place you need. Owners and agents who have it can then come to you."
        action="Request a property"
        to={paths.request}
        picture={propertyRequest}
      />
    </Container>
  );
}
