import * as texts from '@africanscity/messages/messages';
import { read, idReading, readPageNumber } from '@africanscity/contracts/reading';
import { Box, Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../api/session.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { AddressChoice } from '../components/tables/address-choice.tsx';
import { useCompanyLinks } from '../features/accounts/account-area/use-company-links.ts';
import { EnquiryList } from '../features/messages/enquiries/enquiry-list.tsx';
import { OpenedThread } from '../features/messages/enquiries/opened-thread.tsx';

export const loader = unlisted(texts.enquiries);

export default function EnquiriesPage() {
  const [search] = useSearchParams();
  const id = read(idReading, search.get('id'));
  const sent = search.get('box') === 'sent' ? 'sent' : undefined;
  return (
    <AccountPage title={texts.enquiries()} size={820}>
      {id === undefined ? (
        <Boxes sent={sent} page={readPageNumber(search)} />
      ) : (
        <>
          <Button
            component={Link}
            to={paths.enquiries({ box: sent })}
            variant="subtle"
            size="compact-md"
            h={44}
            mb="xs"
            ms={-8}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {texts.allEnquiries()}
          </Button>
          <OpenedThread key={id} which={{ id: String(id) }} />
        </>
      )}
    </AccountPage>
  );
}

/** For members of an agency, whose inbox also has the conversations of colleagues. */
function WhoseChoice() {
  const companies = useCompanyLinks(useSession());
  if (companies.length === 0) return null;
  return (
    <Box maw={280} mb="md">
      <AddressChoice
        name="whose"
        label={texts.show()}
        all={texts.myWholeAgency()}
        choices={{ mine: texts.assignedToMe() }}
      />
    </Box>
  );
}

function Boxes({ sent, page }: { sent: 'sent' | undefined; page: number }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const whose = search.get('whose') === 'mine' ? 'mine' : undefined;
  return (
    <Tabs
      value={sent ?? 'received'}
      onChange={(next) =>
        void navigate(paths.enquiries({ box: next === 'sent' ? next : undefined }), { replace: true })
      }
      keepMounted={false}
    >
      <Tabs.List mb="lg" grow>
        <Tabs.Tab value="received" h={48}>
          {texts.received()}
        </Tabs.Tab>
        <Tabs.Tab value="sent" h={48}>
          {texts.sent()}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="received">
        <WhoseChoice />
        <EnquiryList box="received" whose={whose} page={page} />
      </Tabs.Panel>
      <Tabs.Panel value="sent">
        <EnquiryList box="sent" page={page} />
      </Tabs.Panel>
    </Tabs>
  );
}
