import {
  deleteCompanyPage,
  getSiteMenu,
  getCompanyPagesAll,
  hideCompanyPage,
  showCompanyPage,
} from '@africanscity/contracts/administration/calls/company-pages';
import type { CompanyPageRow } from '@africanscity/contracts/administration/company-pages';
import {
  pageKinds,
  pageLanguages,
  pagePlaces,
  pageStates,
  requiredPages,
  standardPages,
} from '@africanscity/contracts/administration/company-page-values';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { DataTable } from '../../../components/tables/data-table.tsx';
import type { RowAction } from '../../../components/tables/row-actions.tsx';

const acts = {
  hide: {
    call: hideCompanyPage,
    title: 'Take this page off the site?',
    confirm: 'Take off the site',
    text: 'visitors no longer find it, and links to it disappear. You can put it back at any time.',
  },
  show: {
    call: showCompanyPage,
    title: 'Put this page back on the site?',
    confirm: 'Put on the site',
    text: 'visitors find it again, with its last published text.',
  },
  delete: {
    call: deleteCompanyPage,
    title: 'Delete this draft?',
    confirm: 'Delete',
    text: 'it is deleted for good. It was never published.',
  },
} as const;

/** All pages and news of the company. */
export function PagesTable() {
  const call = useCall();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<{ what: keyof typeof acts; row: CompanyPageRow } | null>(null);
  const act = open && acts[open.what];
  const actionsOf = (row: CompanyPageRow): RowAction[] => [
    { label: 'Edit', onClick: () => void navigate(paths.adminPage({ id: row.id })) },
    ...possibleActs(row).map((what) => ({
      label: acts[what].confirm,
      danger: what !== 'show',
      onClick: () => setOpen({ what, row }),
    })),
  ];
  return (
    <>
      <DataTable
        title="Pages and news"
        endpoint={getCompanyPagesAll}
        searchLabel="Title or address"
        nameOf={({ title }) => title}
        columns={[
          {
            title: 'Title',
            wrap: 'anywhere',
            show: (row) => (
              <Anchor component={Link} to={paths.adminPage({ id: row.id })}>
                {row.title}
              </Anchor>
            ),
          },
          { title: 'Address', show: ({ path }) => path, wrap: 'anywhere', sortBy: 'slug' },
          { title: 'Kind', show: ({ kind }) => pageKinds[kind] },
          { title: 'State', show: ({ state }) => pageStates[state] },
          { title: 'Link', show: ({ kind, shownIn }) => (kind === 'news' ? 'List of news' : pagePlaces[shownIn]) },
          {
            title: 'Languages',
            show: ({ published }) => published.map((code) => pageLanguages[code]).join(', ') || '–',
          },
          { title: 'Drafts', show: ({ drafts }) => drafts.map((code) => pageLanguages[code]).join(', ') || '–' },
        ]}
        actions={actionsOf}
        empty="No pages found."
      />
      {open && act && (
        <ReasonDialog
          title={act.title}
          confirm={act.confirm}
          danger={open.what !== 'show'}
          send={async () => {
            await call(act.call, { id: String(open.row.id) });
            for (const { name } of [getCompanyPagesAll, getSiteMenu])
              await queryClient.invalidateQueries({ queryKey: [name] });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        >
          “{open.row.title}”: {act.text}
        </ReasonDialog>
      )}
    </>
  );
}

function possibleActs({ state, slug, published }: CompanyPageRow): (keyof typeof acts)[] {
  if (requiredPages.includes(slug)) return [];
  if (state === 'hidden') return ['show'];
  const isStandard = (standardPages as readonly string[]).includes(slug);
  return published.length > 0 || isStandard ? ['hide'] : ['delete'];
}
