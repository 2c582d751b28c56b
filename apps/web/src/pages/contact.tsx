import * as texts from '@africanscity/messages/messages';
import { getCompanyDetails, saveContactMessage } from '@africanscity/contracts/messages/calls/contact';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { Container } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { CompanyBox } from '../features/messages/company-box.tsx';
import { ContactForm } from '../features/messages/contact-form.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { PageHead } from '../ui/page-head.tsx';
import classes from './contact.module.css';

export async function loader({ queryClient, publicUrl, brand }: LoaderContext): Promise<PageData> {
  await queryClient.ensureQueryData(operation(getCompanyDetails, {}));
  return {
    meta: {
      title: texts.contactUs(),
      description: texts.contactDescription({ brand: brand.name }),
      canonical: `${publicUrl}${paths.contact}`,
    },
    minimal: true,
  };
}

export const action: FormAction = async ({ call, fields }) => {
  await call(saveContactMessage, fields as EndpointRequest<typeof saveContactMessage>);
  return `${paths.contact}?sent=1`;
};

export default function Contact() {
  const company = usePrefetched(getCompanyDetails, {});
  const [search] = useSearchParams();
  const subject = (search.get('subject') ?? '').trim().slice(0, 120);
  return (
    <>
      <PageHead title={texts.contactUs()} lead={texts.contactLead()} />
      <Container className={classes.columns}>
        <FormFrame>
          <ContactForm key={subject} subject={subject} />
        </FormFrame>
        <CompanyBox company={company} />
      </Container>
    </>
  );
}
