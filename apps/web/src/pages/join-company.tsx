import * as texts from '@africanscity/messages/companies';
import { unlisted } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { JoinCompany } from '../features/companies/join-company.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.joinCompany);

export default function JoinCompanyPage() {
  return (
    <NarrowPage title={texts.joinCompany()}>
      <MailedLink>
        <JoinCompany />
      </MailedLink>
    </NarrowPage>
  );
}
