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
          title="Are you an agent?"
          text="Show your whole portfolio under your company's name and logo, and let buyers call you directly."
          action="See packages"
          to={paths.pricing}
          picture={agent}
        />
      )}
      {shown.includes(paths.request) && (
        <CallToAction
          tone="sunrise"
          title="Not found it yet?"
          text="Describe the place you need. Owners and agents who have it can then come to you."
          action="Request a property"
          to={paths.request}
          picture={propertyRequest}
        />
      )}
    </Container>
  );
}
